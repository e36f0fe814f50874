type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** XML that is written already, to tell it from text that must be escaped. */
export interface Markup {
  xml: string
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const escapeAttribute = (text: string): string =>
  escapeXml(text).replace(/"/g, '&quot;').replace(/\n/g, '&#10;').replace(/\t/g, '&#9;')

/** Writes an element; strings are escaped. */
export function element(
  name: string,
  attributes: Attributes = {},
  ...children: readonly (Markup | string | readonly (Markup | string)[])[]
): Markup {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escapeAttribute(String(value))}"`))
    .join('')
  const content = children
    .flat()
    .map((child) => (typeof child === 'string' ? escapeXml(child) : child.xml))
    .join('')
  return { xml: content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>` }
}
