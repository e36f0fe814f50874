import { readCsvQuestions } from '../csv/readCsvQuestions'
import { readGiftQuestions } from '../gift/readGiftQuestions'
import type { ImportedQuestion } from '../interchange/importedQuestion'
import { readQtiQuestions } from '../qti/readQtiQuestions'

/** A file of whichever format, as far as it can be opened at all. */
export type OpenedFile =
  | { ok: true; questions: Iterator<ImportedQuestion> }
  | { ok: false; fault: 'encoding' | 'columns' }

const isXml = (bytes: Uint8Array): boolean =>
  /^(\uFEFF|\xEF\xBB\xBF)?\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ||
  /^(\xFF\xFE|\xFE\xFF)/.test(Buffer.from(bytes.subarray(0, 2)).toString('latin1'))

function decoded(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Opens a file by its name and what stands in it; its questions are read one after the other. */
export function openFile(name: string, bytes: Uint8Array): OpenedFile {
  if (/\.xml$/i.test(name) || isXml(bytes))
    return { ok: true, questions: readQtiQuestions([{ file: name, xml: bytes }]) }
  const text = decoded(bytes)
  if (text === null) return { ok: false, fault: 'encoding' }
  if (!/\.[ct]sv$/i.test(name)) return { ok: true, questions: readGiftQuestions(name, text) }
  const questions = readCsvQuestions(name, text)
  return questions ? { ok: true, questions } : { ok: false, fault: 'columns' }
}
