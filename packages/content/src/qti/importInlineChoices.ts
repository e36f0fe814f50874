import { fromIdentifier } from './identifier'
import { explanationOf } from './importChoices'
import { markdownOf, plainTextOf } from './markdownOf'
import { NotTaken } from './notTaken'
import { contentBlocksOf } from './readBody'
import { isInteraction, keyOf, type QtiItem, responseIdOf } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, descendantsOf, isElement, type XmlElement } from './xmlElement'

function toBlank(item: QtiItem, interaction: XmlElement) {
  const [answer, ...others] = keyOf(item, interaction)
  if (answer === undefined || others.length > 0)
    throw new NotTaken('a gap has several right answers', interaction)
  return {
    uuid: fromIdentifier(responseIdOf(interaction)),
    options: childrenOf(interaction, 'inlineChoice').map((choice) => ({
      id: fromIdentifier(choice.attributes.get('identifier') ?? ''),
      label: plainTextOf(choice.children).trim(),
      ...explanationOf(item, choice),
    })),
    answer: fromIdentifier(answer),
    ...(interaction.attributes.get('shuffle') === 'true' ? { shuffle_options: true } : {}),
  }
}

const asks = (node: XmlElement): boolean => isInteraction(node) || descendantsOf(node).some(isInteraction)

/** A text with choices in it; what stands before the first block with a choice is the prompt. */
export function importInlineChoices(item: QtiItem): TakenBody {
  const { children } = item.body
  const start = children.findIndex((node) => isElement(node) && asks(node))
  const marker = (element: XmlElement): string | null =>
    element.name === 'inlineChoiceInteraction' ? `[[${fromIdentifier(responseIdOf(element))}]]` : null
  const text = children.slice(start).filter((node) => !isElement(node) || node.name !== 'rubricBlock')
  return {
    type: 'fill_in_the_blank',
    body: {
      problemItems: contentBlocksOf(children.slice(0, start)),
      text: markdownOf(text, marker),
      blanks: item.interactions.map((interaction) => toBlank(item, interaction)),
    },
  }
}
