import { NotTaken } from '../interchange/notTaken'
import { markdownOf, plainTextOf } from '../qti/markdownOf'
import { UNSHOWN } from '../qti/readItem'
import { descendantsOf, isElement, readHtml, type XmlNode } from '../qti/xmlElement'
import type { GiftText } from './readGift'

const HTML = /<[a-z/!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i
const FORMULA = /\$\$.+?\$\$|\\\(.+?\\\)|\\\[.+?\\\]/s
const MARKS = /[*_`[\]<>\\]/

/** Signs of an author for a title and the like are no HTML; in Moodle's own format tags are. */
function nodesOf({ format, text }: GiftText): XmlNode[] {
  if (format === 'plain' || !HTML.test(text)) return [text]
  const nodes = readHtml(text)
  if (nodes === null) throw new NotTaken('its HTML is not well formed')
  for (const node of nodes.filter(isElement).flatMap((each) => [each, ...descendantsOf(each)])) {
    if (UNSHOWN.has(node.name) || node.name === 'audio')
      throw new NotTaken(`no text of ours shows <${node.name}>`)
    if (node.attributes.get('src')?.includes('@@PLUGINFILE@@'))
      throw new NotTaken('its picture is a file of Moodle, which is not taken')
  }
  return nodes
}

function shown(written: GiftText, converted: string): string {
  if (FORMULA.test(written.text)) throw new NotTaken('no text of ours shows formulas')
  if (converted === '' && written.text.trim() !== '') throw new NotTaken('a text of it would be empty')
  return converted
}

/** A text of whichever format as Markdown. */
export const markdownOfGift = (text: GiftText): string =>
  shown(text, text.format === 'markdown' ? text.text.trim() : markdownOf(nodesOf(text)))

/** A text for places that show no marks. */
export function plainOfGift(text: GiftText): string {
  if (text.format === 'markdown' && MARKS.test(text.text))
    throw new NotTaken('Markdown stands where only plain text is shown')
  return shown(text, plainTextOf(nodesOf(text)).trim())
}
