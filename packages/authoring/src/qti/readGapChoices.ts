import type { ItemGap, Question } from '@wordstride/core/authoring'
import { bodyParagraphs } from './bodyParagraphs'
import { fromIdentifier } from './identifier'
import { markdownOf, plainTextOf } from './markdownOf'
import { contentBlocksOf } from './readBody'
import { choicesOf, isShuffled } from './readChoices'
import { isInteraction, type QtiItem, responseIdOf } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { childrenOf, descendantsOf, isElement, type XmlElement } from './xmlElement'

type GapChoice = Extract<Question, { kind: 'gapChoice' }>

const readGap = (item: QtiItem, interaction: XmlElement): ItemGap => ({
  id: fromIdentifier(responseIdOf(interaction)),
  isShuffled: isShuffled(interaction, childrenOf(interaction, 'inlineChoice')),
  choices: choicesOf(item, interaction, childrenOf(interaction, 'inlineChoice'), ({ children }) =>
    plainTextOf(children).trim(),
  ),
  line: interaction.line,
})

const asks = (node: XmlElement): boolean => isInteraction(node) || descendantsOf(node).some(isInteraction)

function readCell(cell: XmlElement) {
  const interaction = descendantsOf(cell).find(isInteraction)
  return interaction
    ? { gap: fromIdentifier(responseIdOf(interaction)) }
    : { text: markdownOf(cell.children) }
}

/** The table in which the gaps stand, when there is one. */
function readTable({ body }: QtiItem): Pick<GapChoice, 'table'> {
  const table = descendantsOf(body).find((element) => element.name === 'table' && asks(element))
  const [head, ...rows] = table ? descendantsOf(table).filter(({ name }) => name === 'tr') : []
  return head
    ? {
        table: {
          columns: childrenOf(head, 'th').map(({ children }) => markdownOf(children)),
          rows: rows.map((row) => childrenOf(row, 'td').map(readCell)),
        },
      }
    : {}
}

/** A text with choices in it; what stands before the first block with a choice is above it. */
export function readGapChoices(item: QtiItem): ReadQuestion {
  const paragraphs = bodyParagraphs(item.body.children)
  const start = paragraphs.findIndex((nodes) => nodes.some((node) => isElement(node) && asks(node)))
  const marker = (element: XmlElement): string | null =>
    element.name === 'inlineChoiceInteraction' ? `[[${fromIdentifier(responseIdOf(element))}]]` : null
  return {
    blocks: contentBlocksOf(paragraphs.slice(0, start)),
    question: {
      kind: 'gapChoice',
      text: paragraphs
        .slice(start)
        .map((nodes) => markdownOf(nodes, marker))
        .join('\n\n'),
      gaps: item.interactions.map((interaction) => readGap(item, interaction)),
      ...readTable(item),
    },
  }
}
