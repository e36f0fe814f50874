import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { audioOf } from './readBody'
import type { QtiItem } from './readItem'
import { isElement, type XmlElement } from './xmlElement'

/** Id, text and recording of a choice that is moved. */
export function cardOf(choice: XmlElement) {
  const audio = audioOf(choice.children)
  return {
    id: fromIdentifier(choice.attributes.get('identifier') ?? ''),
    content: markdownOf(choice.children),
    ...(audio === undefined ? {} : { audio_url: audio }),
  }
}

/** As `cardOf`; a choice that is nothing but a picture says in words what it shows. */
export function pictureCardOf(choice: XmlElement) {
  const shown = choice.children.filter(
    (node) => (isElement(node) && node.name !== 'audio') || (!isElement(node) && node.trim() !== ''),
  )
  const [picture] = shown
  if (!picture || shown.length > 1 || !isElement(picture) || picture.name !== 'img') return cardOf(choice)
  const { attributes } = picture
  return { ...cardOf(choice), content: attributes.get('alt') || 'picture', image_url: attributes.get('src') }
}

export const SOLUTION = 'solution'

/** The explanation of the whole, shown when the answer is right. */
export function solutionOf({ modalFeedback }: QtiItem): { explanation?: string } {
  const shown = modalFeedback.get(SOLUTION)
  return shown ? { explanation: markdownOf(shown.children) } : {}
}
