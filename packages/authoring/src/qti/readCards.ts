import type { ItemCard } from '@wordstride/core/authoring'
import { fromIdentifier } from './identifier'
import { markdownOf } from './markdownOf'
import { audioOf } from './readBody'
import { isElement, type XmlElement } from './xmlElement'

export const identifierOf = ({ attributes }: XmlElement): string => attributes.get('identifier') ?? ''

/** The picture of a choice that is nothing else. */
function onlyPictureOf(choice: XmlElement): XmlElement | null {
  const shown = choice.children.filter(
    (node) => (isElement(node) && node.name !== 'audio') || (!isElement(node) && node.trim() !== ''),
  )
  const [picture] = shown
  return picture && shown.length === 1 && isElement(picture) && picture.name === 'img' ? picture : null
}

/** A choice that is moved. */
export function readCard(choice: XmlElement): ItemCard {
  const picture = onlyPictureOf(choice)
  return {
    id: fromIdentifier(identifierOf(choice)),
    text: picture ? (picture.attributes.get('alt') ?? '') : markdownOf(choice.children),
    imageUrl: picture ? (picture.attributes.get('src') ?? '') : undefined,
    audioUrl: audioOf(choice.children),
    takesAny: choice.attributes.get('matchMax') === '0',
  }
}
