import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
} from 'yaml'
import type { DraftLanguage } from '../draft/draftText'

/** Where a list stands in its file, such as `exercises` or `reading`, 2, `problems`. */
export type ListPath = readonly (string | number)[]

type RangedMap = YAMLMap & { range: [number, number, number] }

/** The fields by which an item is known in its list: its id and, in a test, its topic. */
export interface ItemName {
  id: string
  topic?: string
}

/** The item that has this name or number. */
export function findItem(document: Document, list: ListPath, name: ItemName | number): RangedMap | undefined {
  const items = document.getIn(list)
  if (!isSeq(items)) return undefined
  const isNamed = (item: YAMLMap, i: number) =>
    typeof name === 'number'
      ? i === name
      : Object.entries(name).every(([field, value]) => item.get(field) === value)
  return items.items.find((item, i): item is RangedMap => isMap(item) && isNamed(item, i))
}

export const contentOf = (document: Document, item: Node): unknown => item.toJS(document)

/** What one problem of a file gives to others by an anchor is given by the first of those from now on. */
export function withoutAnchors(text: string, list: ListPath, name: ItemName | number): string {
  const document = parseDocument(text)
  const item = findItem(document, list, name)
  if (!item) return text
  const anchors = new Map<string, Node>()
  visit(item, {
    Node(_, node) {
      if (!isAlias(node) && 'anchor' in node && node.anchor) anchors.set(node.anchor, node)
    },
  })
  if (anchors.size === 0) return text
  let isMoved = false
  visit(document, {
    Alias(_, alias) {
      const node = anchors.get(alias.source)
      if (!node) return undefined
      anchors.delete(alias.source)
      isMoved = true
      const copy = node.clone() as Node & { anchor?: string }
      copy.anchor = alias.source
      return copy
    },
  })
  if (!isMoved) return text
  visit(item, {
    Node(_, node) {
      if (!isAlias(node) && 'anchor' in node) delete node.anchor
    },
  })
  return document.toString({ lineWidth: 0 })
}

const lineStart = (text: string, position: number): number => text.lastIndexOf('\n', position - 1) + 1

/** Lines of a problem, as the author wrote them where they fit into a list, else written anew. */
export function linesOf(source: string, language: DraftLanguage, value: unknown): string[][] {
  const anew = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd().split('\n')
  const own = source.replaceAll('\r\n', '\n').trimEnd()
  const fits = language === 'yaml' && /^[a-z_]+:/.test(own) && !/[&*][\w-]+\s*$/m.test(own)
  return fits ? [own.split('\n'), anew] : [anew]
}

const indented = (lines: readonly string[], column: number): string =>
  lines.map((line, i) => (i === 0 || line === '' ? line : ' '.repeat(column) + line)).join('\n')

/** Where the name of a list stands, and its value. */
function findList(document: Document, list: ListPath) {
  const holder = document.getIn(list.slice(0, -1), true)
  if (!isMap(holder)) return undefined
  const pair = holder.items.find(({ key }) => isScalar(key) && key.value === list.at(-1))
  const [key, value] = [pair?.key, pair?.value]
  return isNode(key) && key.range && isNode(value) && value.range
    ? { name: key.range, value, range: value.range }
    : undefined
}

/** The text with a first item in a list that is empty or not there yet. */
function withList(text: string, list: ListPath, lines: readonly string[]): string {
  const empty = findList(parseDocument(text), list)
  if (empty) {
    const [from, to] = empty.name
    const column = from - lineStart(text, from)
    const item = `\n${' '.repeat(column + 2)}- ${indented(lines, column + 4)}`
    return `${text.slice(0, to)}:${item}${text.slice(empty.range[1])}`
  }
  const holder = list.length > 1 ? parseDocument(text).getIn(list.slice(0, -1)) : null
  if (!isMap(holder)) return `${text.trimEnd()}\n\n${list.join('.')}:\n  - ${indented(lines, 4)}\n`
  const [from, , end] = (holder as RangedMap).range
  const column = from - lineStart(text, from)
  const to = from + text.slice(from, end).trimEnd().length
  const name = `${' '.repeat(column)}${list.at(-1)}:\n${' '.repeat(column + 2)}- `
  return `${text.slice(0, to)}\n${name}${indented(lines, column + 4)}${text.slice(to)}`
}

/** The text with another value at a path that is there. */
export function withValue(text: string, path: ListPath, value: unknown): string {
  const node = parseDocument(text).getIn(path, true)
  if (!isMap(node)) return text
  const [from, , end] = (node as RangedMap).range
  const to = from + text.slice(from, end).trimEnd().length
  const lines = node.flow ? [JSON.stringify(value)] : stringify(value, { lineWidth: 0 }).trimEnd().split('\n')
  return text.slice(0, from) + indented(lines, from - lineStart(text, from)) + text.slice(to)
}

/** The text of the file with the item in its place; whatever else stands there stays as it is. */
export function withItem(text: string, list: ListPath, name: ItemName, lines: readonly string[]): string {
  const document = parseDocument(text)
  const item = findItem(document, list, name)
  if (item) {
    const [from, , end] = item.range
    const to = from + text.slice(from, end).trimEnd().length
    return text.slice(0, from) + indented(lines, from - lineStart(text, from)) + text.slice(to)
  }
  const items = document.getIn(list)
  const last = isSeq(items) ? (items.items.at(-1) as RangedMap | undefined) : undefined
  if (!last) return withList(text, list, lines)
  const [from, , end] = last.range
  const column = from - lineStart(text, from)
  const to = from + text.slice(from, end).trimEnd().length
  return `${text.slice(0, to)}\n\n${' '.repeat(column - 2)}- ${indented(lines, column)}${text.slice(to)}`
}

/** The text without the item; a list of which nothing is left is an empty one. */
export function withoutItem(text: string, list: ListPath, name: ItemName | number): string {
  const document = parseDocument(text)
  const item = findItem(document, list, name)
  if (!item) return text
  const [from, , end] = item.range
  const to = from + text.slice(from, end).trimEnd().length
  const found = findList(document, list)
  if (found && isSeq(found.value) && found.value.items.length === 1)
    return `${text.slice(0, found.name[1])}: []${text.slice(found.value.flow ? found.range[1] : to)}`
  return text.slice(0, lineStart(text, from)) + text.slice(to).replace(/^\n+/, '')
}

export const isReadable = (text: string): boolean => {
  const document = parseDocument(text)
  if (document.errors.length > 0) return false
  try {
    document.toJS()
    return true
  } catch {
    return false
  }
}
