import { markdownOf } from './markdownOf'
import { audioOf } from './readBody'
import { keyOf, type QtiItem, responseIdOf } from './readItem'
import type { ReadQuestion } from './readQuestion'
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
      answers: [
        ...keyOf(item, interaction),
        ...(item.responses.get(responseIdOf(interaction))?.mapped ?? []),
      ],
      paragraphs: paragraphs.filter(({ text }) => text !== ''),
      audioUrl: audioOf(item.body.children),
    },
  }
}
