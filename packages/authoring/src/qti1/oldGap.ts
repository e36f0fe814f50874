import { NotTaken } from '../interchange/notTaken'
import { isElement, type XmlElement } from '../qti/xmlElement'
import { textOfAll } from './oldText'

const GAP = Symbol('gap')
type Piece = XmlElement | typeof GAP

/** Texts in their order with the gap between them: where the field has a label, else below the texts of the field. */
function piecesOf(element: XmlElement): Piece[] {
  return element.children.filter(isElement).flatMap((child): Piece[] => {
    if (child.name === 'material') return [child]
    const pieces = piecesOf(child)
    if (child.name === 'response_label') return [GAP, ...pieces]
    return child.name === 'render_fib' && !pieces.includes(GAP) ? [...pieces, GAP] : pieces
  })
}

const ENDED = /[.?!:|]["'’”)*_]*$/
const GOES_ON = /^[*_"'“‘(]*[\p{Ll},.;:!?)’]/u
const CLOSES = /^[,.;:!?)’]/

/** What stands above a gap, and the text that holds it where text follows. */
export function textAroundGap(presentation: XmlElement, gapId: string): Record<'above' | 'text', string> {
  const pieces = piecesOf(presentation)
  const place = pieces.indexOf(GAP)
  if (place !== pieces.lastIndexOf(GAP))
    throw new NotTaken('it asks more than one question of this kind', presentation.line)
  const isText = (piece: Piece): piece is XmlElement => piece !== GAP
  const before = textOfAll(pieces.slice(0, place).filter(isText))
  const after = textOfAll(pieces.slice(place + 1).filter(isText))
  const gap = `[[${gapId}]]`
  if (after === '') return { above: before, text: gap }
  const isEnded = ENDED.test(before)
  const end = CLOSES.test(after) ? '' : isEnded && !GOES_ON.test(after) ? '\n\n' : ' '
  const start = before === '' ? '' : `${before}${isEnded ? '\n\n' : ' '}`
  return { above: '', text: `${start}${gap}${end}${after}` }
}
