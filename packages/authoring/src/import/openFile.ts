import { decodeUtf8 } from '../build/decodeUtf8'
import { readCsvQuestions } from '../csv/readCsvQuestions'
import { readGiftQuestions } from '../gift/readGiftQuestions'
import { type ImportedQuestion, refusedFile } from '../interchange/importedQuestion'
import { isMoodleXml, readMoodleQuestions } from '../moodle/readMoodleQuestions'
import { openZip } from '../package/openZip'
import { PackageError } from '../package/packageFiles'
import { readPackage } from '../package/readPackage'
import { readQtiQuestions } from '../qti/readQtiQuestions'
import { readOldItems } from '../qti1/readOldItems'
import { isZip } from './isZip'

/** A file of whichever format, as far as it can be opened at all. */
export type OpenedFile =
  | {
      ok: true
      questions: Iterator<ImportedQuestion>
      /** Pictures and recordings of those that were read, by their addresses in the product. */
      media: ReadonlyMap<string, Uint8Array>
    }
  | { ok: false; fault: 'encoding' | 'columns' }

/** Of a text in UTF-8, or in two bytes a character, as far as it is written in signs of ASCII. */
const startOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')

/** Texts may begin with a tag: XML is a file of their names only when it says so. */
const TEXT_NAME = /\.(gift|txt|[ct]sv)$/i

const isXml = (name: string, bytes: Uint8Array): boolean =>
  /\.xml$/i.test(name) || (TEXT_NAME.test(name) ? /^\s*<\?xml\b/ : /^\s*</).test(startOf(bytes))

/** Beside all else that a server keeps in memory. */
const MOST_UNPACKED_BYTES = 30_000_000

const withoutMedia = (questions: Iterator<ImportedQuestion>): OpenedFile => ({
  ok: true,
  questions,
  media: new Map(),
})

async function readZip(name: string, bytes: Uint8Array): Promise<OpenedFile> {
  try {
    const { items, media } = readPackage(name, await openZip(bytes, MOST_UNPACKED_BYTES))
    return { ok: true, questions: readQtiQuestions(items, readOldItems), media }
  } catch (error) {
    if (!(error instanceof PackageError)) throw error
    return withoutMedia([refusedFile(name, null, error.message)].values())
  }
}

function readMoodle(name: string, bytes: Uint8Array): OpenedFile {
  const media = new Map<string, Uint8Array>()
  return { ok: true, questions: readMoodleQuestions(name, bytes, media), media }
}

/** Opens a file by its name and what stands in it; its questions are read one after the other. */
export async function openFile(name: string, bytes: Uint8Array): Promise<OpenedFile> {
  if (/\.zip$/i.test(name) || isZip(bytes)) return readZip(name, bytes)
  if (isMoodleXml(bytes)) return readMoodle(name, bytes)
  if (isXml(name, bytes)) return withoutMedia(readQtiQuestions([{ file: name, xml: bytes }], readOldItems))
  const decoded = decodeUtf8(bytes)
  if (!decoded.ok) return { ok: false, fault: 'encoding' }
  const { text } = decoded
  if (!/\.[ct]sv$/i.test(name)) return withoutMedia(readGiftQuestions(name, text))
  const questions = readCsvQuestions(name, text)
  return questions ? withoutMedia(questions) : { ok: false, fault: 'columns' }
}
