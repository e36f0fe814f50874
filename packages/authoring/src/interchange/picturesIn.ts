import type { Nodes } from 'mdast'
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown'

/** The address of a picture, and from where to where it is written. */
interface Picture {
  address: string
  start: number
  end: number
}

/** What changes no picture. A server reads texts of any authors, and what stands in each other takes the parser longest. */
const withoutNesting = {
  disable: { null: ['attention', 'blockQuote', 'codeIndented', 'list', 'setextUnderline', 'thematicBreak'] },
}

/** In their order. */
const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
]

/** The pictures that the screens show of a Markdown text. */
export function picturesIn(markdown: string): Picture[] {
  if (!markdown.includes('![')) return []
  const places = new Map<unknown, Token>()
  function keepPlace(this: CompileContext, token: Token): void {
    places.set(this.stack.at(-1), token)
  }
  const heard = { exit: { resourceDestination: keepPlace, definitionDestination: keepPlace } }
  const nodes = nodesOf(fromMarkdown(markdown, { extensions: [withoutNesting], mdastExtensions: [heard] }))
  const wanted = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return nodes.flatMap((node) => {
    const isPicture = node.type === 'image' || (node.type === 'definition' && wanted.has(node.identifier))
    const place = places.get(node)
    return isPicture && place ? [{ address: node.url, start: place.start.offset, end: place.end.offset }] : []
  })
}
