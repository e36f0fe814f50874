import { NotTaken } from '../interchange/notTaken'
import { fromIdentifier } from './identifier'
import { blocksAround } from './readBody'
import { identifierOf, readCard } from './readCards'
import { keyOf, pairsOf, type QtiItem } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { childrenOf, type XmlElement } from './xmlElement'

/** The pairs of the key by our ids, in each of them the one that `isFirst` says first. */
export const keyPairsOf = (
  item: QtiItem,
  interaction: XmlElement,
  isFirst: (identifier: string) => boolean,
): [string, string][] =>
  pairsOf(keyOf(item, interaction), interaction)
    .map(([a, b]): [string, string] => (isFirst(a) ? [a, b] : [b, a]))
    .map(([a, b]) => [fromIdentifier(a), fromIdentifier(b)])

/** Choices of one set that belong to choices of another. */
export function readMatch(item: QtiItem, interaction: XmlElement): ReadQuestion {
  const [sources, targets] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  if (!sources || !targets) throw new NotTaken('it has no two sets', interaction.line)
  const known = new Set(sources.map(identifierOf))
  return {
    blocks: blocksAround(item, interaction),
    question: {
      kind: 'match',
      sources: sources.map(readCard),
      targets: targets.map(readCard),
      pairs: keyPairsOf(item, interaction, (identifier) => known.has(identifier)),
    },
  }
}

/** Pairs out of one set: the first of each pair stands on the left. */
export function readAssociate(item: QtiItem, interaction: XmlElement): ReadQuestion {
  const choices = childrenOf(interaction, 'simpleAssociableChoice')
  const pairs = pairsOf(keyOf(item, interaction), interaction)
  const left = new Set(pairs.map(([first]) => first))
  const readOnce = (choice: XmlElement) => ({ ...readCard(choice), takesAny: false })
  return {
    blocks: blocksAround(item, interaction),
    question: {
      kind: 'match',
      sources: choices.filter((choice) => left.has(identifierOf(choice))).map(readOnce),
      targets: choices.filter((choice) => !left.has(identifierOf(choice))).map(readOnce),
      pairs: keyPairsOf(item, interaction, (identifier) => left.has(identifier)),
    },
  }
}
