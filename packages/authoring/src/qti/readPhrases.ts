import { isBlock, isSilent } from './elements'
import { fromIdentifier } from './identifier'
import { markdownOf, plainTextOf } from './markdownOf'
import { blocksAround } from './readBody'
import { identifierOf } from './readCards'
import { explanationOf } from './readChoices'
import { keyOf, type QtiItem } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** The text around and in the hottexts, in the order of reading; a block ends with an empty line. */
function piecesOf(nodes: readonly XmlNode[]): (XmlElement | string)[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return node.replace(/\s+/g, ' ')
    if (node.name === 'hottext') return node
    if (node.name === 'prompt' || isSilent(node)) return []
    if (/^(br|sup|sub)$/.test(node.name)) return plainTextOf([node])
    const inner = piecesOf(node.children)
    if (/^t[dh]$/.test(node.name)) return [...inner, ' ']
    return isBlock(node) ? [...inner, '\n\n'] : inner
  })
}

/** Texts between the hottexts, joined where several follow each other. */
function joined(pieces: readonly (XmlElement | string)[]): (XmlElement | string)[] {
  const all: (XmlElement | string)[] = []
  for (const piece of pieces) {
    const last = all.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') all[all.length - 1] = last + piece
    else all.push(piece)
  }
  return all
}

function readPieces(interaction: XmlElement) {
  const pieces = joined(piecesOf(interaction.children))
  return pieces.map((piece, i) => {
    if (typeof piece !== 'string') return { phrase: fromIdentifier(identifierOf(piece)) }
    const text = piece.replace(/\s+/g, (spaces) => (spaces.includes('\n') ? '\n\n' : ' '))
    return i === 0 ? text.trimStart() : i === pieces.length - 1 ? text.trimEnd() : text
  })
}

/** Text in which hottexts are clicked. */
export function readPhrases(item: QtiItem, interaction: XmlElement): ReadQuestion {
  const key = new Set(keyOf(item, interaction))
  const shown = interaction.children.filter((node) => !isElement(node) || node.name !== 'prompt')
  const marker = (element: XmlElement): string | null =>
    element.name === 'hottext' ? `[[${fromIdentifier(identifierOf(element))}]]` : null
  return {
    blocks: blocksAround(item, interaction),
    question: {
      kind: 'phrases',
      text: markdownOf(shown, marker),
      pieces: readPieces(interaction),
      phrases: descendantsOf(interaction)
        .filter(({ name }) => name === 'hottext')
        .map((hottext) => ({
          id: fromIdentifier(identifierOf(hottext)),
          text: plainTextOf(hottext.children),
          markdown: markdownOf(hottext.children),
          isRight: key.has(identifierOf(hottext)),
          explanation: explanationOf(item, hottext),
        })),
    },
  }
}
