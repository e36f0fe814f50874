import { XmlError } from './readNodes'

const DECLARED = /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/

/** The encoding that a file begins with; UTF-8 where it says none. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = Buffer.from(bytes.subarray(0, 200))
    .toString('latin1')
    .replace(/^\xEF\xBB\xBF/, '')
  return DECLARED.exec(start)?.[1] ?? 'utf-8'
}

/** The text of an XML file in the encoding that it declares. Throws an XmlError when it is not written in it. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new XmlError(`its encoding "${encoding}" is not known`, 1)
  }
  try {
    return decoder.decode(bytes)
  } catch {
    throw new XmlError(`it is not written in ${encoding}, as it says`, null)
  }
}
