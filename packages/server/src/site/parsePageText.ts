import type { PageText } from '@wordstride/api'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { StartError } from '../startError'

/** Far more than a page that somebody reads. */
const MOST_CHARACTERS = 50_000

/** What leads somewhere without a script: another site, a mail, a page of our own. */
const LEADS_SOMEWHERE = /^(?:https?:\/\/|mailto:|\/(?!\/))/i

type Node = ReturnType<typeof fromMarkdown>['children'][number]

function faultOf(node: Node): string | null {
  switch (node.type) {
    case 'html':
      return `HTML is not shown: ${node.value.split('\n')[0]?.slice(0, 60)}`
    case 'image':
    case 'imageReference':
      return 'pictures are not shown'
    case 'heading':
      return node.depth === 1 ? "a page has one title; further headings begin with '##'" : null
    case 'link':
    case 'definition':
      return LEADS_SOMEWHERE.test(node.url)
        ? null
        : `a link must begin with https://, http://, mailto: or /, not '${node.url.slice(0, 60)}'`
    default:
      return null
  }
}

/** In the order of the text. */
function findFault(nodes: readonly Node[]): { line: number; message: string } | null {
  for (const node of nodes) {
    const message = faultOf(node)
    if (message !== null) return { line: node.position?.start.line ?? 1, message }
    const inside = 'children' in node ? findFault(node.children) : null
    if (inside) return inside
  }
  return null
}

/** A file is its title, as '# About', and a text in Markdown. Throws a `StartError` of one line. */
export function parsePageText(path: string, file: string): PageText {
  const fail = (line: number, message: string) => new StartError(`${path}, line ${line}: ${message}.`)
  if (file.length > MOST_CHARACTERS)
    throw new StartError(`${path} is longer than ${MOST_CHARACTERS} characters.`)
  const [first, ...rest] = fromMarkdown(file).children
  const begin = first?.type === 'heading' && first.depth === 1 ? first : undefined
  const [word, ...words] = begin?.children ?? []
  if (!begin || word?.type !== 'text' || words.length > 0)
    throw fail(
      first?.position?.start.line ?? 1,
      "it must begin with a title in plain words, such as '# About'",
    )
  const fault = findFault(rest)
  if (fault) throw fail(fault.line, fault.message)
  return { title: word.value, text: file.slice(begin.position?.end.offset).trim() }
}
