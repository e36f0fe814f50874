import { splitAtBlanks } from '@wordstride/core'
import type { Element, ElementContent, RootContent } from 'hast'
import type { ListItem, Paragraph, Root } from 'mdast'
import { defaultHandlers, type Handler, toHast } from 'mdast-util-to-hast'
import { parseBlocks, parseLine } from './parseMarkdown'
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

const textPieces = (text: string, placed: Placed): Piece[] =>
  splitAtBlanks(text).map((piece) =>
    piece.kind === 'text' ? piece.text : (placed(piece.uuid) ?? `[[${piece.uuid}]]`),
  )

const srcOf = ({ src }: Element['properties']): string => (typeof src === 'string' ? src : '')

function elementPieces({ tagName, properties, children }: Element, placed: Placed): Piece[] {
  const inside = piecesOf(children, placed).filter((piece) => !HOLDS_BLOCKS.has(tagName) || isMarkup(piece))
  if (!SHOWN.has(tagName)) return inside
  if (tagName === 'img') return [element('img', { src: srcOf(properties), alt: String(properties.alt) })]
  return [element(tagName, {}, inside)]
}

function piecesOf(nodes: readonly (ElementContent | RootContent)[], placed: Placed): Piece[] {
  return nodes.flatMap((node) => {
    if (node.type === 'element') return elementPieces(node, placed)
    return node.type === 'text' ? textPieces(node.value, placed) : []
  })
}

function numbered(entry: ListItem, number: number): ListItem {
  const [first, ...others] = entry.children
  if (first?.type !== 'paragraph') return entry
  const begin = { type: 'text', value: `${number}. ` } as const
  return { ...entry, children: [{ ...first, children: [begin, ...first.children] }, ...others] }
}

/** An item says no number from which a list counts: such a list is its paragraphs, with their numbers. */
const list: Handler = (state, node) => {
  if (!node.ordered || (node.start ?? 1) === 1) return defaultHandlers.list(state, node)
  return node.children.flatMap((entry: ListItem, i: number) => state.all(numbered(entry, node.start + i)))
}

function xhtmlOf(node: Root | Paragraph, placed: Placed): Piece[] {
  const tree = toHast(node, { handlers: { list } })
  return 'children' in tree ? piecesOf(tree.children, placed) : []
}

/** Markdown as blocks of XHTML: emphasis, code, pictures, lists, tables; of a link its words. */
export const blocksXhtml = (markdown: string, placed: Placed = nothing): Markup[] =>
  xhtmlOf(parseBlocks(markdown), placed).filter(isMarkup)

/** Markdown of one line as XHTML, with the spaces at both its ends. */
export function inlineXhtml(markdown: string, placed: Placed = nothing): Piece[] {
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(markdown) ?? []
  const children = parseLine(inner).children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  )
  return [before, ...xhtmlOf({ type: 'paragraph', children }, placed), after]
}

/** One paragraph without a `<p>` around it, more with. */
export const flowXhtml = (markdown: string): Piece[] =>
  /\n[ \t]*\n|^\s*\|/.test(markdown) ? blocksXhtml(markdown) : inlineXhtml(markdown)
