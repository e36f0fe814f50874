import { jsonLanguage } from '@codemirror/lang-json'

/** A part of a JSON text, in characters from its beginning. */
export interface TextRange {
  from: number
  to: number
}

/** A node of the syntax tree, which stands also where the text is not yet whole. */
export type JsonNode = ReturnType<typeof jsonLanguage.parser.parse>['topNode']

const VALUES = new Set(['Object', 'Array', 'String', 'Number', 'True', 'False', 'Null'])

export const parseTree = (text: string) => jsonLanguage.parser.parse(text)

function childrenOf(node: JsonNode, isWanted: (name: string) => boolean): JsonNode[] {
  const found: JsonNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (isWanted(child.name)) found.push(child)
  return found
}

const isValue = (name: string): boolean => VALUES.has(name)
export const valuesOf = (node: JsonNode): JsonNode[] => childrenOf(node, isValue)
export const propertiesOf = (node: JsonNode): JsonNode[] => childrenOf(node, (name) => name === 'Property')

/** The name of a property; undefined while it is not a whole string. */
export function nameOf(property: JsonNode, text: string): string | undefined {
  const name = property.getChild('PropertyName')
  return name ? readString(text.slice(name.from, name.to)) : undefined
}

export function readString(source: string): string | undefined {
  try {
    return String(JSON.parse(source))
  } catch {
    return undefined
  }
}

function step(node: JsonNode, key: string, text: string): { mark: JsonNode; value: JsonNode | null } | null {
  if (node.name === 'Array') {
    const value = valuesOf(node)[Number(key)]
    return value ? { mark: value, value } : null
  }
  const property = propertiesOf(node).findLast((entry) => nameOf(entry, text) === key)
  const name = property?.getChild('PropertyName')
  return property && name ? { mark: name, value: valuesOf(property)[0] ?? null } : null
}

/**
 * Where a path such as `options`, `2`, `label` stands in the text: the value itself, the name of a list or an object,
 * or, for what is missing, the opening bracket of the nearest place that is there.
 */
export function findPlace(text: string, path: readonly string[]): TextRange {
  let node = valuesOf(parseTree(text).topNode)[0]
  if (!node) return { from: 0, to: Math.min(1, text.length) }
  let mark: JsonNode = node
  for (const key of path) {
    const next = step(node, key, text)
    if (!next) return { from: node.from, to: Math.min(node.from + 1, node.to) }
    mark = next.mark
    if (!next.value) return { from: mark.from, to: mark.to }
    node = next.value
  }
  const isLong = node.name === 'Object' || node.name === 'Array'
  if (!isLong) return { from: node.from, to: node.to }
  return mark === node ? { from: node.from, to: node.from + 1 } : { from: mark.from, to: mark.to }
}

/** Where the text stops being JSON. */
export function findSyntaxError(text: string): TextRange {
  let from = text.length
  parseTree(text).iterate({
    enter(node) {
      if (node.type.isError) from = Math.min(from, node.from)
    },
  })
  const at = Math.min(from, Math.max(0, text.length - 1))
  return { from: at, to: Math.min(at + 1, text.length) }
}

export const lineOf = (text: string, position: number): number => text.slice(0, position).split('\n').length
