import { fromIdentifier } from './identifier'
import { blocksAround } from './readBody'
import { readCard } from './readCards'
import { keyOf, type QtiItem } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { childrenOf, type XmlElement } from './xmlElement'

/** A list that is brought into order. */
export const readOrder = (item: QtiItem, interaction: XmlElement): ReadQuestion => ({
  blocks: blocksAround(item, interaction),
  question: {
    kind: 'order',
    cards: childrenOf(interaction, 'simpleChoice').map(readCard),
    order: keyOf(item, interaction).map(fromIdentifier),
  },
})
