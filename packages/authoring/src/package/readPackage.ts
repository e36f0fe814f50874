import { posix } from 'node:path'
import { NotTaken } from '../interchange/notTaken'
import { decodeXml } from '../qti/decodeXml'
import { XmlError } from '../qti/readNodes'
import type { QtiFile } from '../qti/readQtiQuestions'
import { readXml } from '../qti/readXml'
import type { XmlElement } from '../qti/xmlElement'
import { type PackageFiles, pathWithin } from './packageFiles'
import { addressOfMedia, ownAddressOf } from './packageMedia'
import { readManifest } from './readManifest'

interface FoundFile {
  path: string
  bytes: Uint8Array
}

/** Much more than a passage; each item that shares it shows all of it. */
const LONGEST_STIMULUS = 200_000

function readStimulus({ path, bytes }: FoundFile): XmlElement {
  if (bytes.length > LONGEST_STIMULUS) throw new NotTaken(`its text ${path} is larger than 200 kB`)
  try {
    return readXml(decodeXml(bytes))
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw new NotTaken(`its text ${path} cannot be read: ${error.message}`)
  }
}

interface QtiPackage {
  items: Iterable<QtiFile>
  /** Pictures and recordings that items asked for, by their addresses in the product. */
  media: ReadonlyMap<string, Uint8Array>
}

/** The items of a package in the order of its manifest, with the texts and media that they refer to. */
export function readPackage(name: string, files: PackageFiles): QtiPackage {
  const media = new Map<string, Uint8Array>()
  const addresses = new Map<string, string>()
  const stimuli = new Map<string, XmlElement>()

  function found(folder: string, reference: string, what: string): FoundFile {
    const path = pathWithin(folder, reference)
    if (path === null) throw new NotTaken(`its ${what} ${reference} stands outside the package`)
    const bytes = files.read(path)
    if (!bytes) throw new NotTaken(`its ${what} ${path} does not stand in the package`)
    return { path, bytes }
  }

  function itemAt(href: string): QtiFile {
    const path = pathWithin('', href)
    const bytes = path === null ? null : files.read(path)
    const folder = posix.dirname(path ?? '')
    return {
      file: `${name}/${path ?? href}`,
      xml: bytes ?? new Uint8Array(),
      ...(path === null || bytes === null
        ? { missing: path === null ? 'stands outside the package' : 'does not stand in the package' }
        : {}),
      stimulusAt(reference) {
        const stimulus = found(folder, reference, 'text')
        const root = stimuli.get(stimulus.path) ?? readStimulus(stimulus)
        stimuli.set(stimulus.path, root)
        return {
          root,
          folder: posix.relative(folder, posix.dirname(stimulus.path)),
        }
      },
      addressOf(reference) {
        if (reference.startsWith('/media/')) return reference
        const within = pathWithin(folder, reference) ?? ''
        const known = addresses.get(within)
        if (known !== undefined) return known
        const own = ownAddressOf(within, files.read(within))
        const { bytes: content } = found(folder, reference, 'picture or recording')
        const address = own ?? addressOfMedia(within, content)
        if (own === null) media.set(address, content)
        addresses.set(within, address)
        return address
      },
    }
  }

  const hrefs = readManifest(files)
  function* items(): Generator<QtiFile> {
    for (const href of hrefs) yield itemAt(href)
  }
  return { items: items(), media }
}
