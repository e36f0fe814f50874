import { markdownOfGift } from '../gift/giftText'
import { NotTaken } from '../interchange/notTaken'
import { childrenOf, descendantsOf, isElement, textOf, type XmlElement } from '../qti/xmlElement'

const ASKING = /^response_|^render_/
const CHOICE = /^response_label$/

/** Texts below an element, without those of the elements that are passed over. */
function materialsOf(element: XmlElement, passedOver: RegExp): XmlElement[] {
  return element.children.filter(isElement).flatMap((child) => {
    if (passedOver.test(child.name)) return []
    return child.name === 'material' ? [child] : materialsOf(child, passedOver)
  })
}

function textIn(material: XmlElement): string {
  const unshown = descendantsOf(material).find(
    ({ name }) => name.startsWith('mat') && !/^mat(text|break)$/.test(name),
  )
  if (unshown) throw new NotTaken(`no text of ours shows <${unshown.name}>`, unshown.line)
  return childrenOf(material, 'mattext')
    .map((text) => {
      const isHtml = /html/i.test(text.attributes.get('texttype') ?? '')
      return markdownOfGift({ format: isHtml ? 'html' : 'plain', text: textOf(text) })
    })
    .join('\n\n')
}

/** Materials as Markdown, each a paragraph. */
export const textOfAll = (materials: readonly XmlElement[]): string =>
  materials.map(textIn).filter(Boolean).join('\n\n')

/** What stands in an element as Markdown, responses left out. */
export const oldTextOf = (element: XmlElement): string => textOfAll(materialsOf(element, ASKING))

/** The same with what stands in its responses around the choices. */
export const textAroundChoices = (element: XmlElement): string => textOfAll(materialsOf(element, CHOICE))
