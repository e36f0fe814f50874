import { bodyParagraphs } from './bodyParagraphs'
import { markdownOf } from './markdownOf'
import { FIELD_ATTRIBUTE, GAP_ATTRIBUTE, PASSAGE_ATTRIBUTE } from './ownAttributes'
import { audioOf } from './readBody'
import { bestEntriesOf, declarationOf, keyOf, type QtiItem, scoringOf } from './readItem'
import type { ReadQuestion } from './readQuestion'
import { descendantsOf, isElement, type XmlElement } from './xmlElement'

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
  const paragraphs = bodyParagraphs(item.body.children).map((paragraph) => {
    const elements = paragraph.filter(isElement)
    return {
      text: markdownOf(paragraph, (element) => (element === interaction ? '___' : null)),
      field: elements[0]?.attributes.get(FIELD_ATTRIBUTE),
      holdsGap: elements.some((each) => each === interaction || descendantsOf(each).includes(interaction)),
    }
  })
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
