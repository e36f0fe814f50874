/** A browser that asks where to keep a file reads it a moment later. */
const READ_AFTER_MS = 1_000

/** Gives the browser something to keep as a file. */
export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), READ_AFTER_MS)
}
