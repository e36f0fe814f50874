import { decodeXml } from '../qti/decodeXml'
import { XmlError } from '../qti/readNodes'
import { readXml } from '../qti/readXml'
import { childrenOf, type XmlElement } from '../qti/xmlElement'
import { PackageError, type PackageFiles } from './packageFiles'

/** The file that lists what a package holds. */
export const MANIFEST = 'imsmanifest.xml'

/** Files of QTI 1 hold several items, and may be named only by what belongs to them. */
const ITEM = /^imsqti_((apip)?item_xmlv[23]p\d$|xmlv1p\d)/

function referenceOf(resource: XmlElement): string {
  const [file] = childrenOf(resource, 'file')
  return resource.attributes.get('href') ?? file?.attributes.get('href') ?? ''
}

function resourcesOf(manifest: XmlElement): XmlElement[] {
  const [resources] = childrenOf(manifest, 'resources')
  return resources ? childrenOf(resources, 'resource') : []
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
  const resources = resourcesOf(manifest)
  const typeOf = ({ attributes }: XmlElement) => attributes.get('type') ?? ''
  const items = resources.filter((resource) => ITEM.test(typeOf(resource)))
  if (items.length === 0) throw new PackageError(`its ${MANIFEST} names no item`)
  return [...new Set(items.map(referenceOf))]
}
