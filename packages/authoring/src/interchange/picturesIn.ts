import type { Nodes } from 'mdast'
import { type CompileContext, fromMarkdown, type Token } from 'mdast-util-from-markdown'

/** The address of a picture, and from where to where it is written. */
interface Picture {
  address: string
  start: number
  end: number
}

/**
 * Left out, as a server reads texts of any authors, and what stands in each other takes the parser longest. So the screens
 * show as code what is a picture here where it is indented by four spaces, and a picture that is none here where its label
 * is defined in a block quote.
 */
const withoutNesting = {
  disable: { null: ['attention', 'blockQuote', 'codeIndented', 'list', 'setextUnderline', 'thematicBreak'] },
}

/** Each may make the parser read on to the end of the text. No honest text has nearly so many. */
const OPENING = /\][([]|<[!?]/g
const MOST_OPENINGS = 100

/** Whether a text has more links and pictures than are read. */
export const hasTooManyLinks = (markdown: string): boolean =>
  markdown.includes('![') && (markdown.match(OPENING)?.length ?? 0) > MOST_OPENINGS

/** In their order. */
const nodesOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(nodesOf) : []),
]

/** The pictures that the screens show of a Markdown text; none of one that has too many links. */
export function picturesIn(markdown: string): Picture[] {
  if (!markdown.includes('![') || hasTooManyLinks(markdown)) return []
  const places = new Map<unknown, Token>()
  function keepPlace(this: CompileContext, token: Token): void {
    places.set(this.stack.at(-1), token)
  }
  const heard = { exit: { resourceDestination: keepPlace, definitionDestination: keepPlace } }
  const nodes = nodesOf(fromMarkdown(markdown, { extensions: [withoutNesting], mdastExtensions: [heard] }))
  const wanted = new Set(nodes.flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])))
  return nodes.flatMap((node) => {
    // The first definition of a label is the one that counts.
    const isPicture = node.type === 'image' || (node.type === 'definition' && wanted.delete(node.identifier))
    const place = places.get(node)
    return isPicture && place ? [{ address: node.url, start: place.start.offset, end: place.end.offset }] : []
  })
}
