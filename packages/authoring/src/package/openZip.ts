import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { MANIFEST, MOST_FILES, MOST_UNPACKED_BYTES, PackageError, type PackageFiles } from './packageFiles'

/** What is larger and packed more tightly was made to fill a disk. */
const TIGHTEST = 200
const SMALL_BYTES = 1_000_000

const TYPE = 0o170000
const LINK = 0o120000

const isLink = ({ externalFileAttributes }: Entry): boolean =>
  ((externalFileAttributes >>> 16) & TYPE) === LINK

const open = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    fromBuffer(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      { lazyEntries: true },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    )
  })

/** The entry unpacked; yauzl ends it where there is more than the entry says. */
const unpack = (zip: ZipFile, entry: Entry): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(error)
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', reject)
      stream.on('end', () => resolve(Buffer.concat(pieces)))
    })
  })

/** The entries one after the other; yauzl refuses names that lead out of the zip. */
const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = []
    if (zip.entryCount > MOST_FILES) return reject(new PackageError(`it holds more than ${MOST_FILES} files`))
    zip.on('entry', (entry: Entry) => {
      entries.push(entry)
      zip.readEntry()
    })
    zip.on('error', reject)
    zip.on('end', () => resolve(entries))
    zip.readEntry()
  })

function checkEntries(entries: readonly Entry[], most: number): void {
  let unpacked = 0
  const names = new Set<string>()
  for (const entry of entries) {
    const { fileName, uncompressedSize, compressedSize } = entry
    if (isLink(entry)) throw new PackageError(`"${fileName}" is a link to another file`)
    if (names.has(fileName)) throw new PackageError(`"${fileName}" stands in it twice`)
    if (uncompressedSize > SMALL_BYTES && uncompressedSize > TIGHTEST * compressedSize)
      throw new PackageError(`"${fileName}" unpacks to more than ${TIGHTEST} times its size`)
    names.add(fileName)
    unpacked += uncompressedSize
  }
  if (unpacked > most) throw new PackageError(`it unpacks to more than ${most / 1_000_000} MB`)
}

/** The one folder that holds the whole package, where somebody packed the folder and not what stands in it. */
function rootOf(paths: readonly string[]): string {
  const manifests = paths.filter((path) => path.endsWith(`/${MANIFEST}`) && path.split('/').length === 2)
  const [only, second] = manifests
  const isInside = only !== undefined && second === undefined && !paths.includes(MANIFEST)
  return isInside ? only.slice(0, -MANIFEST.length) : ''
}

/** Unpacks a zip into memory. Throws a PackageError: nothing of what could do harm is read. */
export async function openZip(bytes: Uint8Array, most = MOST_UNPACKED_BYTES): Promise<PackageFiles> {
  const files = new Map<string, Uint8Array>()
  try {
    const zip = await open(bytes)
    const entries = await entriesOf(zip)
    checkEntries(entries, most)
    for (const entry of entries)
      if (!entry.fileName.endsWith('/')) files.set(entry.fileName, await unpack(zip, entry))
  } catch (error) {
    if (error instanceof PackageError) throw error
    throw new PackageError(`it cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`)
  }
  const root = rootOf([...files.keys()])
  return { read: (path) => files.get(root + path) ?? null }
}
