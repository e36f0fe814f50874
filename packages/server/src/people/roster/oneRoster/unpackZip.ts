import { Unzip, UnzipInflate } from 'fflate'
import { MAX_UNPACKED_BYTES } from '../roster'

const MAX_FILES = 60
/** A piece of a zip unpacks to at most a thousand times its size, so this is how far beyond the limit it can get. */
const PIECE = 8_192

/**
 * The text files of a zip by their names without folders and in lower case; null when it is no zip, or a larger one
 * than any roster. Nothing is believed of what the zip says about sizes: what comes out is counted.
 */
export function unpackZip(bytes: Uint8Array): Map<string, string> | null {
  const files = new Map<string, string>()
  let unpacked = 0
  let count = 0
  let isGood = true
  const unzip = new Unzip((file) => {
    const name = file.name.slice(file.name.lastIndexOf('/') + 1).toLowerCase()
    if (++count > MAX_FILES) isGood = false
    if (!isGood || !name.endsWith('.csv')) return
    const decoder = new TextDecoder()
    let text = ''
    file.ondata = (error, piece, isLast) => {
      unpacked += piece?.length ?? 0
      if (error || unpacked > MAX_UNPACKED_BYTES) isGood = false
      if (!isGood) return
      text += decoder.decode(piece, { stream: !isLast })
      if (isLast) files.set(name, text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && isGood; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length)
    }
  } catch {
    return null
  }
  return isGood && files.size > 0 ? files : null
}
