import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isMediaFile, mediaFile } from '../build/media'
import { NotTaken } from '../interchange/notTaken'

const text = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')

type Kind = [ending: string, isOne: (bytes: Uint8Array) => boolean]

/** What a file is says its beginning, not its name. Drawings (SVG) can hold scripts and are not among them. */
const KINDS: readonly Kind[] = [
  ['png', (bytes) => text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpg', (bytes) => text(bytes, 0, 3) === '\xff\xd8\xff'],
  ['gif', (bytes) => /^GIF8[79]a$/.test(text(bytes, 0, 6))],
  ['webp', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP'],
  ['wav', (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE'],
  ['ogg', (bytes) => text(bytes, 0, 4) === 'OggS'],
  ['m4a', (bytes) => /^ftyp(M4A|mp4|isom)/.test(text(bytes, 4, 12))],
  ['mp3', (bytes) => text(bytes, 0, 3) === 'ID3' || /^\xff[\xe2-\xfb]/.test(text(bytes, 0, 2))],
]

const MOST_BYTES = 5_000_000

/** The address that a picture or recording gets in the product: one of the same content is the same. */
export function addressOfMedia(path: string, bytes: Uint8Array): string {
  if (bytes.length > MOST_BYTES) throw new NotTaken(`its picture or recording ${path} is larger than 5 MB`)
  const kind = KINDS.find(([, isOne]) => isOne(bytes))
  if (!kind) throw new NotTaken(`${path} is no picture or recording that is taken`)
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return `/media/imported/${name}.${kind[0]}`
}

/** The address of what the product itself has written into a package; null for any other file. */
export function ownAddressOf(path: string, bytes: Uint8Array | null): string | null {
  const address = `/${path}`
  if (!bytes || !isMediaFile(address)) return null
  return readFileSync(mediaFile(address)).equals(bytes) ? address : null
}
