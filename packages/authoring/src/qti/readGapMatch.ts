import { NotTaken } from '../interchange/notTaken'
import { bodyParagraphs } from './bodyParagraphs'
import { fromIdentifier } from './identifier'
import { markdownOf, plainTextOf } from './markdownOf'
import { blocksAround, contentBlocksOf } from './readBody'
import { identifierOf, readCard } from './readCards'
import type { QtiItem } from './readItem'
import { keyPairsOf } from './readMatch'
import type { ReadQuestion } from './readQuestion'
import { childrenOf, descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

const isText = (node: XmlNode): boolean => !isElement(node) || !/^(prompt|gapText|gapImg)$/.test(node.name)

const hasGap = (node: XmlNode): boolean =>
  isElement(node) && (node.name === 'gap' || node.children.some(hasGap))

/** The smallest block around a gap, with the gap as a line and the other gaps as points. */
function contextOf(text: readonly XmlNode[], gap: XmlElement): string {
  const replace = (element: XmlElement): string | null =>
    element.name === 'gap' ? (element === gap ? '___' : '…') : null
  const blocks = markdownOf(text, replace).split('\n\n')
  return blocks.find((block) => block.includes('___')) ?? ''
}

/** Texts that go into gaps. */
export function readGapMatch(item: QtiItem, interaction: XmlElement): ReadQuestion {
  const [picture] = childrenOf(interaction, 'gapImg')
  if (picture) throw new NotTaken('pictures are put into its gaps', picture.line)
  const cards = childrenOf(interaction, 'gapText')
  const known = new Set(cards.map(identifierOf))
  const text = interaction.children.filter(isText)
  const paragraphs = bodyParagraphs(text)
  const pairs = keyPairsOf(item, interaction, (identifier) => known.has(identifier))
  if (new Set(pairs.map(([card]) => card)).size < pairs.length)
    throw new NotTaken('a text belongs into several gaps', interaction.line)
  if (new Set(pairs.map(([, gap]) => gap)).size < pairs.length)
    throw new NotTaken('a gap takes one of several texts', interaction.line)
  return {
    blocks: [
      ...blocksAround(item, interaction),
      ...contentBlocksOf(paragraphs.filter((each) => !each.some(hasGap))),
    ],
    question: {
      kind: 'gapMatch',
      cards: cards.map(readCard),
      gaps: descendantsOf(interaction)
        .filter(({ name }) => name === 'gap')
        .map((gap) => ({ id: fromIdentifier(identifierOf(gap)), context: contextOf(text, gap) })),
      isRow: text.every((node) => plainTextOf([node]).trim() === ''),
      pairs,
    },
  }
}
