import { readNodes, XmlError } from './readNodes'
import { isElement, type XmlNode } from './xmlElement'

/** Elements of HTML that are never closed. */
const VOID = /^(br|hr|img|input|wbr|col|source|embed|area|track)$/

const OPENING = /<([A-Za-z][A-Za-z0-9]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'))?)*)\s*(\/?)>/g
const CLOSING = /<\/[A-Za-z][A-Za-z0-9]*/g
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'))?/g

/** The same as XML: names in small letters, every attribute with a value, every element closed. */
const asXml = (piece: string): string =>
  piece
    .replace(OPENING, (_, tag: string, attributes: string, slash: string) => {
      const name = tag.toLowerCase()
      const valued = attributes.replace(ATTRIBUTE, (_, key: string, value = '""') => ` ${key}=${value}`)
      return `<${name}${valued}${slash !== '' || VOID.test(name) ? '/' : ''}>`
    })
    .replace(CLOSING, (tag) => tag.toLowerCase())

/** A piece of HTML; null where tags are not closed as they were opened, which browsers mend each in its way. */
export function readHtml(piece: string): XmlNode[] | null {
  const shown = piece.replace(/<!--[\s\S]*?-->/g, '')
  if (/<!/.test(shown)) return null
  try {
    const [body] = readNodes(`<body>${asXml(shown.replace(/\r\n?/g, '\n'))}</body>`)
    return body !== undefined && isElement(body) ? [...body.children] : null
  } catch (error) {
    if (error instanceof XmlError) return null
    throw error
  }
}
