import { replaceMarkers } from '@wordstride/core'
import type { Element, ElementContent, RootContent } from 'hast'
import type { ListItem, Nodes, Paragraph, Root } from 'mdast'
import { defaultHandlers, type Handler, toHast } from 'mdast-util-to-hast'
import { parseAround, parseBlocks, parseLine } from './parseMarkdown'
import { element, type Markup } from './writeXml'

/** What stands where the text says `[[id]]`; undefined for text that only looks so. */
export type Placed = (id: string) => Markup | undefined

type Piece = Markup | string

const isMarkup = (piece: Piece): piece is Markup => typeof piece !== 'string'

const nothing: Placed = () => undefined

/** What an item of QTI shows; of everything else the words stay. */
const SHOWN: ReadonlySet<string> = new Set([
  ...['blockquote', 'br', 'code', 'em', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hr', 'img', 'li', 'ol', 'p'],
  ...['pre', 'strong', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
])

/** In these a text node is the line between two blocks. */
const HOLDS_BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'ol', 'table', 'tbody', 'thead', 'tr', 'ul'])

/** Signs that mean nothing to Markdown, beside anything: `[[id]](s)` would be a link. */
const SIGN = /\uE000(\d+)\uE001/
const signOf = (place: number): string => `\uE000${place}\uE001`

/** A text with a sign for each marker in whose place something stands. */
function withSigns(markdown: string, placed: Placed): { signed: string; things: readonly Markup[] } {
  const things: Markup[] = []
  const signed = replaceMarkers(markdown.replace(/[\uE000\uE001]/g, ''), (id) => {
    const thing = placed(id)
    return thing === undefined ? `[[${id}]]` : signOf(things.push(thing) - 1)
  })
  return { signed, things }
}

const textPieces = (text: string, things: readonly Markup[]): Piece[] =>
  text.split(SIGN).map((piece, i) => (i % 2 === 0 ? piece : (things[Number(piece)] ?? '')))

const srcOf = ({ src }: Element['properties']): string => (typeof src === 'string' ? src : '')

/** A table has a body: where it has a head alone, that is it. */
function partsOf({ tagName, children }: Element): Element['children'] {
  const [head, ...rest] = children.filter((child) => child.type === 'element')
  const isHeadAlone = tagName === 'table' && head?.tagName === 'thead' && rest.length === 0
  return isHeadAlone ? [{ ...head, tagName: 'tbody' }] : children
}

function elementPieces(node: Element, things: readonly Markup[]): Piece[] {
  const { tagName, properties } = node
  const inside = piecesOf(partsOf(node), things).filter(
    (piece) => !HOLDS_BLOCKS.has(tagName) || isMarkup(piece),
  )
  if (!SHOWN.has(tagName)) return inside
  if (tagName === 'img') return [element('img', { src: srcOf(properties), alt: String(properties.alt) })]
  return [element(tagName, {}, inside)]
}

function piecesOf(nodes: readonly (ElementContent | RootContent)[], things: readonly Markup[]): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return elementPieces(node, things)
    return node.type === 'text' ? textPieces(node.value, things) : []
  })
}

function numbered(entry: ListItem, number: number): ListItem {
  const [first, ...others] = entry.children
  const begin = { type: 'text', value: `${number}. ` } as const
  const [words, rest] = first?.type === 'paragraph' ? [first.children, others] : [[], entry.children]
  return { ...entry, children: [{ type: 'paragraph', children: [begin, ...words] }, ...rest] }
}

/** An item says no number from which a list counts: such a list is its paragraphs, with their numbers. */
const list: Handler = (state, node) => {
  if (!node.ordered || (node.start ?? 1) === 1) return defaultHandlers.list(state, node)
  return node.children.flatMap((entry: ListItem, i: number) => state.all(numbered(entry, node.start + i)))
}

function xhtmlOf(node: Root | Paragraph, things: readonly Markup[]): Piece[] {
  const tree = toHast(node, { handlers: { list } })
  return 'children' in tree ? piecesOf(tree.children, things) : []
}

/** Code shows each sign as it stands: nothing can be placed in it. */
const hasSignInCode = (node: Nodes): boolean =>
  node.type === 'code' || node.type === 'inlineCode'
    ? SIGN.test(node.value)
    : 'children' in node && node.children.some(hasSignInCode)

/** Markdown as blocks of XHTML: emphasis, code, pictures, lists, tables; of a link its words. */
export function blocksXhtml(markdown: string, placed: Placed = nothing): Markup[] {
  const { signed, things } = withSigns(markdown, placed)
  const root = parseBlocks(signed)
  return xhtmlOf(hasSignInCode(root) ? parseAround(signed) : root, things).filter(isMarkup)
}

/** Markdown of one line as XHTML, with the spaces at both its ends. */
export function inlineXhtml(markdown: string, placed: Placed = nothing): Piece[] {
  const { signed, things } = withSigns(markdown, placed)
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(signed) ?? []
  const children = parseLine(inner).children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  )
  return [before, ...xhtmlOf({ type: 'paragraph', children }, things), after]
}

/** One paragraph without a `<p>` around it, more with. */
export const flowXhtml = (markdown: string): Piece[] =>
  /\n[ \t]*\n|^\s*\|/.test(markdown) ? blocksXhtml(markdown) : inlineXhtml(markdown)
