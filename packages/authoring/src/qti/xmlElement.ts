import { XMLParser, XMLValidator } from 'fast-xml-parser'

/** An element of a QTI file. Names are those of QTI 2: `qti-simple-choice` is read as `simpleChoice`. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: readonly XmlNode[]
  /** Where it begins, counted from 1. */
  line: number
}
export type XmlNode = XmlElement | string

/** A file that is not XML, or that is not safe to read. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
  /** Counted from 1; null where the parser does not tell. */
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.line = line
  }
}

const MAX_CHARACTERS = 5_000_000
/** What files of QTI 1.2 begin with: a name and an address, of which nothing is read. */
const OLD_TYPE = /<!DOCTYPE\s+questestinterop\s+(SYSTEM|PUBLIC)(\s+"[^"<>]*"){1,2}\s*>/
const ATTRIBUTES = ':@'
const TEXT = '#text'

type ParsedNode = Record<string, unknown> & Record<symbol, { startIndex: number } | undefined>

const READING = {
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  removeNSPrefix: true,
  htmlEntities: true,
  captureMetaData: true,
}
const parser = new XMLParser(READING)
const METADATA = XMLParser.getMetaDataSymbol() as unknown as symbol

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const elementName = (name: string): string => (name.startsWith('qti-') ? camelCase(name.slice(4)) : name)

const attributeName = (name: string): string => (/^(data|aria)-/.test(name) ? name : camelCase(name))

function lineCounter(text: string): (index: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (index) => {
    let [low, high] = [0, starts.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((starts[middle] as number) <= index) low = middle
      else high = middle
    }
    return low + 1
  }
}

function toNode(parsed: ParsedNode, lineAt: (index: number) => number): XmlNode | null {
  if (TEXT in parsed) return String(parsed[TEXT])
  const tag = Object.keys(parsed).find((key) => key !== ATTRIBUTES)
  if (tag === undefined || tag.startsWith('?')) return null
  const attributes = Object.entries((parsed[ATTRIBUTES] ?? {}) as Record<string, unknown>)
  return {
    name: elementName(tag),
    attributes: new Map(attributes.map(([name, value]) => [attributeName(name), String(value)])),
    children: toNodes(parsed[tag] as ParsedNode[], lineAt),
    line: lineAt(parsed[METADATA]?.startIndex ?? 0),
  }
}

const toNodes = (parsed: readonly ParsedNode[], lineAt: (index: number) => number): XmlNode[] =>
  parsed.flatMap((node) => toNode(node, lineAt) ?? [])

/**
 * Reads an XML file and gives its root. Throws an XmlError. Document types are refused, and with them
 * entities that expand without end or read other files; QTI 2 and 3 need none.
 */
export function readXml(file: string, most = MAX_CHARACTERS): XmlElement {
  if (file.length > most) throw new XmlError(`the file is larger than ${most / 1_000_000} MB`, null)
  const text = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(OLD_TYPE, (type) => type.replace(/[^\n]/g, ' '))
  const lineAt = lineCounter(text)
  const declared = text.search(/<!(DOCTYPE|ENTITY)/i)
  if (declared !== -1)
    throw new XmlError('document types and entities of a file are not read, for safety', lineAt(declared))
  const valid = XMLValidator.validate(text)
  if (valid !== true) throw new XmlError(valid.err.msg, valid.err.line ?? null)
  let nodes: XmlNode[]
  try {
    nodes = toNodes(parser.parse(text) as ParsedNode[], lineAt)
  } catch (error) {
    if (error instanceof RangeError) throw new XmlError('its elements stand in each other too deeply', null)
    throw new XmlError(error instanceof Error ? error.message : String(error), null)
  }
  const root = nodes.find((node) => typeof node !== 'string')
  if (root === undefined) throw new XmlError('there is no element', 1)
  return root
}

/** Tags of HTML that no other closes. */
const VOID_TAGS = ['br', 'hr', 'img', 'input', 'wbr', 'col', 'source', 'embed', 'area', 'track']

const htmlParser = new XMLParser({
  ...READING,
  unpairedTags: VOID_TAGS,
  allowBooleanAttributes: true,
  transformTagName: (name) => name.toLowerCase(),
})

/** A piece of HTML; null where tags are not closed as they were opened, which browsers mend each in its way. */
export function readHtml(piece: string): XmlNode[] | null {
  const whole = `<body>${piece.replace(/<!--[\s\S]*?-->/g, '')}</body>`
  const lower = whole.replace(/<\/?[A-Za-z][A-Za-z0-9]*/g, (tag) => tag.toLowerCase())
  if (/<!/.test(lower)) return null
  if (XMLValidator.validate(lower, { unpairedTags: VOID_TAGS, allowBooleanAttributes: true }) !== true)
    return null
  try {
    return toNodes(htmlParser.parse(lower) as ParsedNode[], () => 0).flatMap((node) =>
      isElement(node) ? node.children : [node],
    )
  } catch {
    return null
  }
}

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string'

/** Children of a name. */
export const childrenOf = ({ children }: XmlElement, ...names: string[]): XmlElement[] =>
  children.filter((node) => isElement(node)).filter(({ name }) => names.includes(name))

/** All elements below, in the order of the file. */
export const descendantsOf = (element: XmlElement): XmlElement[] =>
  element.children.filter(isElement).flatMap((child) => [child, ...descendantsOf(child)])

/** The text of an element and all below it, as it stands. */
export const textOf = (node: XmlNode): string => (isElement(node) ? node.children.map(textOf).join('') : node)
