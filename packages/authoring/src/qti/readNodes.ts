import { characterEntities } from 'character-entities'
import { SaxesParser } from 'saxes'
import type { XmlElement, XmlNode } from './xmlElement'

/** A file that is not XML, or that is not safe to read. */
export class XmlError extends Error {
  override readonly name = 'XmlError'
  /** Counted from 1; null where it is of the whole file. */
  readonly line: number | null

  constructor(message: string, line: number | null) {
    super(message)
    this.line = line
  }
}

/** Whoever reads the tree goes down with it. */
const DEEPEST = 1000

/** Those of XML and, as Moodle and others write them, of HTML; a file has none of its own. */
const ENTITIES: Record<string, string> = Object.assign(Object.create(null), characterEntities)

const NONE: ReadonlyMap<string, string> = new Map()

const camelCase = (name: string): string =>
  name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

const toElementName = (name: string): string => (name.startsWith('qti-') ? camelCase(name.slice(4)) : name)

const attributeName = (name: string): string => (/^(data|aria)-/.test(name) ? name : camelCase(name))

/** Names are few, and the same in all files of an import. */
function remembered(nameOf: (written: string) => string): (written: string) => string {
  const names = new Map<string, string>()
  return (written) => {
    const known = names.get(written)
    if (known !== undefined) return known
    const name = nameOf(withoutPrefix(written))
    if (names.size < 1000) names.set(written, name)
    return name
  }
}
const elementNameOf = remembered(toElementName)
const attributeNameOf = remembered(attributeName)

interface Growing extends XmlElement {
  children: XmlNode[]
}

/** The nodes of a text that is well-formed XML and has no line but `\n`. Throws an XmlError. */
export function readNodes(text: string): XmlNode[] {
  const parser = new SaxesParser<object>()
  parser.ENTITIES = ENTITIES
  const nodes: XmlNode[] = []
  const open: Growing[] = []
  let siblings = nodes
  let line = 1
  let lineEnd = text.indexOf('\n')
  const lineOf = (index: number): number => {
    while (lineEnd !== -1 && lineEnd < index) {
      line++
      lineEnd = text.indexOf('\n', lineEnd + 1)
    }
    return line
  }
  const addText = (piece: string) => {
    const last = siblings.length - 1
    const before = siblings[last]
    if (typeof before === 'string') siblings[last] = before + piece
    else siblings.push(piece)
  }
  let tagLine = 1
  let closed: Growing | undefined
  parser.on('error', ({ message }) => {
    const fault = message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')
    // The element that another one's tag would close has been closed by then.
    const inside = fault === 'unexpected close tag' ? closed : open.at(-1)
    throw new XmlError(inside ? `${fault} in <${inside.name}>.` : `${fault}.`, parser.line)
  })
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('opentagstart', ({ name }) => {
    tagLine = lineOf(parser.position - name.length - 1)
  })
  parser.on('opentag', ({ name, attributes: written }) => {
    if (open.length >= DEEPEST) throw new XmlError('its elements stand in each other too deeply', tagLine)
    let attributes: Map<string, string> | null = null
    for (const key in written) {
      if (key.startsWith('xmlns:')) continue
      attributes ??= new Map()
      attributes.set(attributeNameOf(key), written[key] as string)
    }
    const element: Growing = {
      ...{ name: elementNameOf(name), attributes: attributes ?? NONE },
      ...{ children: [], line: tagLine },
    }
    siblings.push(element)
    open.push(element)
    siblings = element.children
  })
  parser.on('closetag', () => {
    closed = open.pop()
    siblings = open.at(-1)?.children ?? nodes
  })
  parser.write(text).close()
  return nodes
}
