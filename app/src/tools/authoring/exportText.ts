/** A file name from the problem's own id, if the text has one. */
function fileNameOf(type: string, text: string): string {
  const id = /"problem_id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? type
  return `${id.replace(/[^\w.-]+/g, '_')}.json`
}

/** Saves the text as it is, with its errors too. */
export function exportText(type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(type, text)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
