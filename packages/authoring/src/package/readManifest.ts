import { posix } from 'node:path'
import { decodeXml } from '../qti/decodeXml'
import { XmlError } from '../qti/readNodes'
import { readXml } from '../qti/readXml'
import { childrenOf, type XmlElement } from '../qti/xmlElement'
import { MANIFEST, PackageError, type PackageFiles } from './packageFiles'

/** Files of QTI 1 hold several items, and may be named only by what belongs to them. */
const ITEM = /^imsqti_((apip)?item_xmlv[23]p\d$|xmlv1p\d)/

/** The file of a resource; each element around it may name a folder (`xml:base`). */
function referenceOf(resource: XmlElement, around: readonly XmlElement[]): string {
  const [file] = childrenOf(resource, 'file')
  const href = resource.attributes.get('href') ?? file?.attributes.get('href') ?? ''
  const folders = [...around, resource].flatMap(({ attributes }) => attributes.get('base') ?? [])
  return href === '' ? '' : posix.join(...folders, href)
}

/** The references to the items of a package, in the order of its manifest, each once. Throws a PackageError where it has none. */
export function readManifest(files: PackageFiles): string[] {
  const bytes = files.read(MANIFEST)
  if (!bytes) throw new PackageError(`there is no ${MANIFEST} in it`)
  let manifest: XmlElement
  try {
    manifest = readXml(decodeXml(bytes))
  } catch (error) {
    if (!(error instanceof XmlError)) throw error
    throw new PackageError(`its ${MANIFEST} cannot be read: ${error.message}`)
  }
  const lists = childrenOf(manifest, 'resources')
  const typeOf = ({ attributes }: XmlElement) => attributes.get('type') ?? ''
  const items = lists.flatMap((list) =>
    childrenOf(list, 'resource')
      .filter((resource) => ITEM.test(typeOf(resource)))
      .map((resource) => referenceOf(resource, [manifest, list])),
  )
  if (items.length === 0) throw new PackageError(`its ${MANIFEST} names no item`)
  return [...new Set(items)]
}
