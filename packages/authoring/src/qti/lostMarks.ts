import type { Nodes } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import { isWritten } from '../interchange/linkNotes'
import { textsIn } from '../interchange/textsIn'
import { parseBlocks } from './parseMarkdown'

/** What our screens show of a part of a text and the XHTML of an item does not. */
function lostOf(node: Nodes): string | undefined {
  switch (node.type) {
    case 'link':
      return isWritten(node.url, wordsOf(node)) ? undefined : 'the addresses of links'
    case 'linkReference':
      return 'the addresses of links'
    case 'delete':
      return 'that words are struck out'
    default:
      return undefined
  }
}

const lostIn = (node: Nodes): string[] => {
  const lost = lostOf(node)
  return [...(lost ? [lost] : []), ...('children' in node ? node.children.flatMap(lostIn) : [])]
}

/** What is lost of the texts in a part of a problem. */
export const lostMarks = (part: unknown): string[] => [
  ...new Set(textsIn(part).flatMap((text) => lostIn(parseBlocks(text)))),
]
