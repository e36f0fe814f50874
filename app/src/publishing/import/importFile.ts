import { MOST_IMPORTED_BYTES } from '@wordstride/api'
import { toBase64 } from '../../forms/toBase64'
import { saveFile } from '../../links/saveFile'

export interface ImportFile {
  fileName: string
  /** In base64. */
  content: string
}

export const FILE_KINDS = {
  accept: '.gift,.txt,.xml,.zip,.csv,.tsv,text/plain,text/xml,application/xml,text/csv',
  hint: 'Moodle (GIFT as .gift or .txt, or its XML), a table (.csv), or QTI (items as .xml, a package as .zip)',
}

/** Why a file cannot be sent; null when it can. */
export function fileProblem({ name, size }: File): string | null {
  if (size === 0) return 'This file is empty.'
  if (/\.(xlsx?|ods|numbers)$/i.test(name)) return 'Please save the sheet as "CSV UTF-8" first.'
  if (/\.(docx?|odt|pdf)$/i.test(name)) return 'Please save the questions as GIFT or QTI first.'
  return size > MOST_IMPORTED_BYTES ? 'This file is too large. Please divide it.' : null
}

export const readImportFile = async (file: File): Promise<ImportFile> => ({
  fileName: file.name,
  content: await toBase64(file),
})

/** A question to choose, a gap, and one whose answer is typed. */
const EXAMPLE = [
  'question,options,right,hints,explanations',
  'Which word names a place?,park|run|quick,park,Where could you go?,A park is a place.',
  'The dog ___ loudly.,barks|bark,barks,There is one dog.,One dog barks.',
  'What is the plural of child?,,children,It is no word with an s.,One child and two children.',
].join('\r\n')

/** Spreadsheets take a text for UTF-8 only with the mark at its start. */
export const saveExample = (): void => saveFile('questions-example.csv', `\ufeff${EXAMPLE}\r\n`, 'text/csv')
