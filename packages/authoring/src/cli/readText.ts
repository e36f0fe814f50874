import { readFileSync, statSync } from 'node:fs'
import { decodeUtf8 } from '../build/decodeUtf8'
import { isZip } from '../import/isZip'
import { requireFile } from './requireFile'

const MOST_BYTES = 10_000_000

/** A file of questions; throws where it is none or too large. */
export function readBytes(path: string): Buffer {
  requireFile(path)
  if (statSync(path).size > MOST_BYTES) throw new Error(`${path} is larger than 10 MB: divide it.`)
  return readFileSync(path)
}

/** The text of a file of questions; throws where it is in another encoding or none, too. */
export function readText(path: string): string {
  const bytes = readBytes(path)
  if (isZip(bytes)) throw new Error(`${path} is no text. A workbook is saved as CSV in UTF-8 first.`)
  const decoded = decodeUtf8(bytes)
  if (!decoded.ok) throw new Error(`${path}:${decoded.line}: ${decoded.message}`)
  return decoded.text
}
