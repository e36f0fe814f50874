import { markdownOf } from './markdownOf'
import { audioOf, PASSAGE_ATTRIBUTE } from './readBody'
import { bestEntriesOf, declarationOf, keyOf, type QtiItem, scoringOf } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { GAP_ATTRIBUTE } from './readTypedGaps'
import { descendantsOf, isElement, type XmlElement, type XmlNode } from './xmlElement'

/** The mark of a type on a paragraph that it wrote. */
export const FIELD_ATTRIBUTE = 'data-field'

/** Paragraphs of the body, out of the boxes around them. */
function paragraphsOf(nodes: readonly XmlNode[]): XmlElement[] {
  return nodes
    .filter(isElement)
    .flatMap((node) => (/^(div|section|article)$/.test(node.name) ? paragraphsOf(node.children) : node))
    .filter(({ name }) => name !== 'rubricBlock')
}

/** Whether one word is typed that may begin with a capital, and is compared letter by letter otherwise. */
export function isSpelling(item: QtiItem): boolean {
  const [interaction, other] = item.interactions
  const declaration = declarationOf(item, interaction)
  // A passage has no place beside a word and its definition.
  const hasPassage = descendantsOf(item.body).some(({ attributes }) => attributes.has(PASSAGE_ATTRIBUTE))
  if (other || hasPassage || declaration.baseType !== 'string' || interaction.attributes.has(GAP_ATTRIBUTE))
    return false
  const scoring = scoringOf(item, interaction)
  if (
    scoring.by === 'points' &&
    bestEntriesOf(declaration, interaction).some((entry) => !entry.isCaseSensitive)
  )
    return false
  const [word = '', ...others] = keyOf(item, interaction)
  const capitalized = word.charAt(0).toUpperCase() + word.slice(1)
  return capitalized === word ? others.length === 0 : others.includes(capitalized)
}

/** A text to type. All that stands around it may say what is meant. */
export function readTyping(item: QtiItem, interaction: XmlElement): ReadQuestion {
  const paragraphs = paragraphsOf(item.body.children).map((paragraph) => ({
    text: markdownOf([paragraph], (element) => (element === interaction ? '___' : null)),
    field: paragraph.attributes.get(FIELD_ATTRIBUTE),
    holdsGap: paragraph === interaction || descendantsOf(paragraph).includes(interaction),
  }))
  return {
    blocks: [],
    question: {
      kind: 'typing',
      answers: keyOf(item, interaction),
      paragraphs: paragraphs.filter(({ text }) => text !== ''),
      audioUrl: audioOf(item.body.children),
    },
  }
}
