import { saveFile } from '../../links/saveFile'

/** A file name from the problem's own id, if the text has one. */
function fileNameOf(type: string, text: string): string {
  const id = /"problem_id"\s*:\s*"([^"]+)"/.exec(text)?.[1] ?? type
  return `${id.replace(/[^\w.-]+/g, '_')}.json`
}

/** Saves the text as it is, with its errors too. */
export const exportText = (type: string, text: string): void =>
  saveFile(fileNameOf(type, text), text, 'application/json')
