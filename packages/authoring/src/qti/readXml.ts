import { readNodes, XmlError } from './readNodes'
import { isElement, type XmlElement } from './xmlElement'

const MOST_CHARACTERS = 10_000_000
/** What files of QTI 1.2 begin with: a name and an address, of which nothing is read. */
const OLD_TYPE = /<!DOCTYPE\s+questestinterop\s+(SYSTEM|PUBLIC)(\s+"[^"<>]*"){1,2}\s*>/

/**
 * Reads an XML file and gives its root. Throws an XmlError. Document types are refused, and with them
 * entities that expand without end or read other files; QTI 2 and 3 need none.
 */
export function readXml(file: string): XmlElement {
  if (file.length > MOST_CHARACTERS)
    throw new XmlError(`the file is larger than ${MOST_CHARACTERS / 1_000_000} MB`, null)
  const text = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(OLD_TYPE, (type) => type.replace(/[^\n]/g, ' '))
  const declared = text.search(/<!(DOCTYPE|ENTITY)/i)
  if (declared !== -1)
    throw new XmlError(
      'document types and entities of a file are not read, for safety',
      text.slice(0, declared).split('\n').length,
    )
  const root = readNodes(text).find(isElement)
  if (root === undefined) throw new XmlError('there is no element', 1)
  return root
}
