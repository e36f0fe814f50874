import { cardOf, pictureCardOf, solutionOf } from './cards'
import { fromIdentifier } from './identifier'
import { NotTaken } from './notTaken'
import { blocksAround } from './readBody'
import { keyOf, pairsOf, type QtiItem } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, type XmlElement } from './xmlElement'

const MAX_BUCKETS = 8

const identifierOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? ''

/** Every choice is in exactly one pair. */
const isOnceEach = (choices: readonly XmlElement[], used: readonly string[]): boolean =>
  choices.length === used.length && choices.every((choice) => used.includes(identifierOf(choice)))

/** A group takes any number of cards, even where the key gives it one. */
const takesAny = ({ attributes }: XmlElement): boolean => attributes.get('matchMax') === '0'

function pairingOf(
  item: QtiItem,
  interaction: XmlElement,
  left: readonly XmlElement[],
  right: readonly XmlElement[],
  partners: ReadonlyMap<string, string>,
): TakenBody {
  const number = new Map(left.map((choice, i) => [partners.get(identifierOf(choice)), i + 1]))
  return {
    type: 'pairing',
    body: {
      problemItems: blocksAround(item, interaction),
      left_items: left.map(pictureCardOf),
      drag_items: right.map((choice) => ({ ...cardOf(choice), order: number.get(identifierOf(choice)) })),
      ...solutionOf(item),
    },
  }
}

function bucketsOf(
  item: QtiItem,
  interaction: XmlElement,
  cards: readonly XmlElement[],
  buckets: readonly XmlElement[],
  places: ReadonlyMap<string, string>,
): TakenBody {
  if (buckets.length > MAX_BUCKETS)
    throw new NotTaken(`it has more than ${MAX_BUCKETS} groups to sort into`, interaction)
  return {
    type: 'text_drag_drop',
    body: {
      problemItems: blocksAround(item, interaction),
      buckets: buckets.map((choice) => {
        const { id, content } = cardOf(choice)
        return { id, name: content }
      }),
      drag_items: cards.map((choice) => ({
        ...cardOf(choice),
        category: fromIdentifier(places.get(identifierOf(choice)) ?? ''),
      })),
      ...solutionOf(item),
    },
  }
}

/** One to one becomes pairs, many to one a sorting into groups. */
export function importMatch(item: QtiItem, interaction: XmlElement): TakenBody {
  const [sources, targets] = childrenOf(interaction, 'simpleMatchSet').map((set) =>
    childrenOf(set, 'simpleAssociableChoice'),
  )
  if (!sources || !targets) throw new NotTaken('it has no two sets', interaction)
  const known = new Set(sources.map(identifierOf))
  const pairs = pairsOf(keyOf(item, interaction), interaction).map(([a, b]): [string, string] =>
    known.has(a) ? [a, b] : [b, a],
  )
  const isSourceOnce = isOnceEach(
    sources,
    pairs.map(([source]) => source),
  )
  const isTargetOnce = isOnceEach(
    targets,
    pairs.map(([, target]) => target),
  )
  const forth = new Map(pairs)
  const back = new Map(pairs.map(([source, target]) => [target, source]))
  const areGroups = targets.every(takesAny) && !sources.some(takesAny) && targets.length <= MAX_BUCKETS
  if (isSourceOnce && isTargetOnce && !areGroups) return pairingOf(item, interaction, sources, targets, forth)
  if (isSourceOnce) return bucketsOf(item, interaction, sources, targets, forth)
  if (isTargetOnce) return bucketsOf(item, interaction, targets, sources, back)
  throw new NotTaken('some choices have no partner or several', interaction)
}

/** Pairs out of one set: the first of each pair stands on the left. */
export function importAssociate(item: QtiItem, interaction: XmlElement): TakenBody {
  const choices = childrenOf(interaction, 'simpleAssociableChoice')
  const pairs = pairsOf(keyOf(item, interaction), interaction)
  if (!isOnceEach(choices, pairs.flat()))
    throw new NotTaken('some choices have no partner or several', interaction)
  const partners = new Map(pairs)
  const left = choices.filter((choice) => partners.has(identifierOf(choice)))
  const right = choices.filter((choice) => !partners.has(identifierOf(choice)))
  return pairingOf(item, interaction, left, right, partners)
}
