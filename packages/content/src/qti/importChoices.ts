import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { NotTaken } from './notTaken'
import { audioOf, blocksAround, contentBlocksOf, promptOf } from './readBody'
import { keyOf, type QtiItem, responseIdOf } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, descendantsOf, type XmlElement } from './xmlElement'

/** What is said when an option is chosen: feedback inside it or under its identifier. */
export function explanationOf({ modalFeedback }: QtiItem, option: XmlElement): { explanation?: string } {
  const identifier = option.attributes.get('identifier') ?? ''
  const shown = [...descendantsOf(option), modalFeedback.get(identifier)].find(
    (each) =>
      each !== undefined &&
      /^(feedbackInline|feedbackBlock|modalFeedback)$/.test(each.name) &&
      each.attributes.get('identifier') === identifier &&
      each.attributes.get('showHide') !== 'hide',
  )
  const explanation = shown ? markdownOf(shown.children) : ''
  return explanation === '' ? {} : { explanation }
}

function toOption(item: QtiItem, choice: XmlElement, key: ReadonlySet<string>) {
  const identifier = choice.attributes.get('identifier') ?? ''
  const audio = audioOf(choice.children)
  return {
    id: fromIdentifier(identifier),
    label: markdownOf(choice.children),
    answer: key.has(identifier),
    ...explanationOf(item, choice),
    ...(audio === undefined ? {} : { audio: 'yes', audioURL: audio }),
  }
}

function toPart(item: QtiItem, interaction: XmlElement, isAlone: boolean) {
  const key = new Set(keyOf(item, interaction))
  const choices = childrenOf(interaction, 'simpleChoice')
  const identifiers = new Set(choices.map(({ attributes }) => attributes.get('identifier')))
  for (const value of key)
    if (!identifiers.has(value)) throw new NotTaken(`its key "${value}" is no choice`, interaction)
  if (key.size === choices.length) throw new NotTaken('every choice is right', interaction)
  const isRadio = item.responses.get(responseIdOf(interaction))?.cardinality === 'single'
  if (isRadio && key.size > 1) throw new NotTaken('one of several right answers is enough', interaction)
  const isCounted = !isRadio && Number(interaction.attributes.get('maxChoices')) === key.size
  const prompt = promptOf(interaction)
  return {
    uuid: fromIdentifier(responseIdOf(interaction)),
    type: isRadio ? 'radio' : 'checkbox',
    ...(prompt === '' || isAlone ? {} : { prompt }),
    ...(isCounted ? { answer_count: key.size } : {}),
    options: choices.map((choice) => toOption(item, choice, key)),
  }
}

/** Choices become one problem, with a part for each interaction. */
export function importChoices(item: QtiItem): TakenBody {
  const [first] = item.interactions
  const isAlone = item.interactions.length === 1
  const parts = item.interactions.map((interaction) => toPart(item, interaction, isAlone))
  const isShuffled = item.interactions.some(({ attributes }) => attributes.get('shuffle') === 'true')
  return {
    type: parts.some(({ type }) => type === 'radio') ? 'selection' : 'multi_selection',
    body: {
      problemItems: first && isAlone ? blocksAround(item, first) : contentBlocksOf(item.body.children),
      subProblemItems: parts,
      ...(isShuffled ? { shuffle_options: true } : {}),
    },
  }
}
