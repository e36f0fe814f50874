import { cardOf, solutionOf } from './cards'
import { NotTaken } from './notTaken'
import { blocksAround } from './readBody'
import { keyOf, type QtiItem } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, type XmlElement } from './xmlElement'

/** A list that is brought into order. */
export function importOrder(item: QtiItem, interaction: XmlElement): TakenBody {
  const key = keyOf(item, interaction)
  const choices = childrenOf(interaction, 'simpleChoice')
  if (key.length !== choices.length || new Set(key).size !== key.length)
    throw new NotTaken('only some of the choices are ordered', interaction)
  return {
    type: 'ordering',
    body: {
      problemItems: blocksAround(item, interaction),
      drag_items: choices.map((choice) => ({
        ...cardOf(choice),
        order: key.indexOf(choice.attributes.get('identifier') ?? '') + 1,
      })),
      ...solutionOf(item),
    },
  }
}
