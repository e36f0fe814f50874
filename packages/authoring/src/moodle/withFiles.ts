import { NotTaken } from '../interchange/notTaken'
import { addressOfMedia } from '../package/packageMedia'
import { childrenOf, isElement, textOf, type XmlElement, type XmlNode } from '../qti/xmlElement'

const REFERENCE = /@@PLUGINFILE@@\/([^\s"'<>()]+)/g

function pathOf(reference: string): string {
  const [path = ''] = reference.split(/[?#]/)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

const pathOfFile = ({ attributes }: XmlElement): string =>
  `${attributes.get('path') ?? '/'}${attributes.get('name') ?? ''}`.replace(/^\/+/, '')

function bytesOf(file: XmlElement): Uint8Array {
  if (file.attributes.get('encoding') !== 'base64')
    throw new NotTaken(`its file ${pathOfFile(file)} is not packed as base64`, file.line)
  return Buffer.from(textOf(file), 'base64')
}

/**
 * A question with the addresses that its pictures and recordings get in the product, of which those that a text shows
 * are put into `media`. Moodle packs files beside the text that shows them, and other texts do not reach them.
 */
export function withFiles(element: XmlElement, media: Map<string, Uint8Array>): XmlElement {
  const files = childrenOf(element, 'file')
  function addressOf(reference: string): string {
    const path = pathOf(reference)
    const file = files.find((each) => pathOfFile(each) === path)
    if (!file) throw new NotTaken(`its picture or recording ${path} does not stand in the file`, element.line)
    const bytes = bytesOf(file)
    const address = addressOfMedia(path, bytes)
    media.set(address, bytes)
    return address
  }
  const shown = (text: string) => text.replace(REFERENCE, (_, reference: string) => addressOf(reference))
  const child = (node: XmlNode): XmlNode => {
    if (!isElement(node)) return shown(node)
    return node.name === 'text' ? { ...node, children: [shown(textOf(node))] } : withFiles(node, media)
  }
  const isFile = (node: XmlNode) => isElement(node) && node.name === 'file'
  return { ...element, children: element.children.filter((node) => !isFile(node)).map(child) }
}
