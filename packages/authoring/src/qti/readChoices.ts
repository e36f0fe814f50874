import type { ChoiceQuestion, ItemChoice } from '@wordstride/core/authoring'
import { NotTaken } from '../interchange/notTaken'
import { bodyParagraphs } from './bodyParagraphs'
import { fromIdentifier, optionIdIn } from './identifier'
import { markdownOf } from './markdownOf'
import { audioOf, blocksAround, contentBlocksOf, promptOf } from './readBody'
import { identifierOf } from './readCards'
import { keyOf, type QtiItem, responseIdOf } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { childrenOf, descendantsOf, type XmlElement } from './xmlElement'

/** What is said when an option is chosen: feedback inside it or under its identifier. */
export function explanationOf({ modalFeedback }: QtiItem, option: XmlElement): string | undefined {
  const identifier = identifierOf(option)
  const shown = [...descendantsOf(option), modalFeedback.get(identifier)].find(
    (each) =>
      each !== undefined &&
      /^(feedbackInline|feedbackBlock|modalFeedback)$/.test(each.name) &&
      each.attributes.get('identifier') === identifier &&
      each.attributes.get('showHide') !== 'hide',
  )
  return shown ? markdownOf(shown.children) || undefined : undefined
}

/** Choices with their key; `toText` says how their text is read. */
export function choicesOf(
  item: QtiItem,
  interaction: XmlElement,
  choices: readonly XmlElement[],
  toText: (choice: XmlElement) => string,
): ItemChoice[] {
  const key = keyOf(item, interaction)
  const identifiers = new Set(choices.map(identifierOf))
  const unknown = key.find((value) => !identifiers.has(value))
  if (unknown !== undefined) throw new NotTaken(`its key "${unknown}" is no choice`, interaction.line)
  return choices.map((choice) => ({
    id: fromIdentifier(identifierOf(choice)),
    text: toText(choice),
    isRight: key.includes(identifierOf(choice)),
    explanation: explanationOf(item, choice),
    audioUrl: audioOf(choice.children),
  }))
}

/** One choice that keeps its place keeps all: ours stand in another order or as they are. */
export const isShuffled = (interaction: XmlElement, choices: readonly XmlElement[]): boolean =>
  interaction.attributes.get('shuffle') === 'true' &&
  !choices.some(({ attributes }) => attributes.get('fixed') === 'true')

function readPart(item: QtiItem, interaction: XmlElement): ChoiceQuestion {
  const most = Number(interaction.attributes.get('maxChoices'))
  const choices = childrenOf(interaction, 'simpleChoice')
  return {
    id: fromIdentifier(responseIdOf(interaction)),
    prompt: promptOf(interaction) || undefined,
    isSingle: item.responses.get(responseIdOf(interaction))?.cardinality === 'single',
    count: most > 0 ? most : undefined,
    isShuffled: isShuffled(interaction, choices),
    choices: choicesOf(item, interaction, choices, ({ children }) => markdownOf(children)),
    line: interaction.line,
  }
}

/** Our options have ids of their own, also where those of several questions are called alike. */
function withOwnIds(parts: readonly ChoiceQuestion[]): ChoiceQuestion[] {
  const ids = parts.flatMap(({ choices }) => choices.map(({ id }) => id))
  if (new Set(ids).size === ids.length) return [...parts]
  return parts.map((part) => ({
    ...part,
    choices: part.choices.map((choice) => ({ ...choice, id: optionIdIn(part.id, choice.id) })),
  }))
}

/** Choices: a part for each interaction. The prompt of a single one stands above it. */
export function readChoices(item: QtiItem, first: XmlElement): ReadQuestion {
  const [only, ...others] = withOwnIds(item.interactions.map((interaction) => readPart(item, interaction)))
  return only && others.length === 0
    ? {
        blocks: blocksAround(item, first),
        question: { kind: 'choice', parts: [{ ...only, prompt: undefined }] },
      }
    : {
        blocks: contentBlocksOf(bodyParagraphs(item.body.children)),
        question: { kind: 'choice', parts: only ? [only, ...others] : [] },
      }
}
