import { cardOf, solutionOf } from './cards'
import { fromIdentifier } from './identifier'
import { markdownOf, plainTextOf } from './markdownOf'
import { NotTaken } from './notTaken'
import { blocksAround } from './readBody'
import { keyOf, pairsOf, type QtiItem } from './readItem'
import type { TakenBody } from './takenItem'
import { childrenOf, descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

const MAX_BUCKETS = 8
const MAX_NAME = 200

const identifierOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? ''

const isText = (node: XmlNode): boolean => !isElement(node) || !/^(prompt|gapText|gapImg)$/.test(node.name)

/** The smallest block around a gap, with the gap as a line and the other gaps as points. */
function nameOf(text: readonly XmlNode[], gap: string, position: number): string {
  const replace = (element: XmlElement): string | null =>
    element.name === 'gap' ? (identifierOf(element) === gap ? '___' : '…') : null
  const blocks = markdownOf(text, replace).split('\n\n')
  const name = blocks.find((block) => block.includes('___')) ?? ''
  return name === '___' || name.length > MAX_NAME ? `Gap ${position}` : name
}

/** Gaps in a row become slots of a sentence; gaps in a text become groups with one card each. */
export function importGaps(item: QtiItem, interaction: XmlElement): TakenBody {
  const [picture] = childrenOf(interaction, 'gapImg')
  if (picture) throw new NotTaken('pictures are put into its gaps', picture)
  const cards = childrenOf(interaction, 'gapText')
  const text = interaction.children.filter(isText)
  const gaps = descendantsOf(interaction).filter(({ name }) => name === 'gap')
  const known = new Set(cards.map(identifierOf))
  const places = new Map(
    pairsOf(keyOf(item, interaction), interaction).map(([a, b]) => (known.has(a) ? [a, b] : [b, a])),
  )
  if (!cards.every((card) => places.has(identifierOf(card))))
    throw new NotTaken('a text belongs into no gap', interaction)
  const shared = { problemItems: blocksAround(item, interaction), ...solutionOf(item) }
  const position = new Map(gaps.map((gap, i) => [identifierOf(gap), i + 1]))
  const filled = new Set(places.values())
  const isRow = text.every((node) => plainTextOf([node]).trim() === '')
  if (isRow && gaps.length === cards.length && filled.size === gaps.length) {
    const drag_items = cards.map((card) => ({
      ...cardOf(card),
      order: position.get(places.get(identifierOf(card)) ?? ''),
    }))
    return { type: 'unscramble_drag_drop', body: { ...shared, drag_items } }
  }
  if (gaps.length < 2 || gaps.length > MAX_BUCKETS)
    throw new NotTaken(`${gaps.length} gaps in a text; 2 to ${MAX_BUCKETS} can be groups`, interaction)
  return {
    type: 'text_drag_drop',
    body: {
      ...shared,
      buckets: gaps.map((gap, i) => ({
        id: fromIdentifier(identifierOf(gap)),
        name: nameOf(text, identifierOf(gap), i + 1),
      })),
      drag_items: cards.map((card) => ({
        ...cardOf(card),
        category: fromIdentifier(places.get(identifierOf(card)) ?? ''),
      })),
    },
    notes: ['gaps in a text became groups to sort into: read their names'],
  }
}
