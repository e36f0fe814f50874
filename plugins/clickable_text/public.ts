import { paragraphsIn } from '@wordstride/core'

interface Piece {
  phrase: string
}

const AT_AN_EDGE = /^\s|\s$/
/** No space stands before these. */
const BEGINS_WITH_SIGN = /^[.,;:!?)\]’”…]/

/** Before which phrases a space is added: before none where they bring their own along. */
export function spacesBefore(phrases: readonly Piece[]): boolean[] {
  const areSpaced = phrases.some(({ phrase }) => AT_AN_EDGE.test(phrase))
  return phrases.map(({ phrase }, i) => i > 0 && !areSpaced && !BEGINS_WITH_SIGN.test(phrase))
}

interface Phrase extends Piece {
  id: string
  clickable: boolean
}

interface ParagraphPiece {
  id: string
  text: string
  isSpaced: boolean
  /** Whether the phrase ends here, and goes on in no other paragraph. */
  isEnd: boolean
}

/** The text in its paragraphs: an empty line in what is not clicked begins another. */
export function paragraphsOf(phrases: readonly Phrase[]): ParagraphPiece[][] {
  const spaces = spacesBefore(phrases)
  const paragraphs: ParagraphPiece[][] = [[]]
  const withoutEdges = (phrase: string, i: number) => {
    const begun = i === 0 ? phrase.trimStart() : phrase
    return i === phrases.length - 1 ? begun.trimEnd() : begun
  }
  phrases.forEach(({ id, phrase, clickable }, i) => {
    const texts = clickable ? [phrase] : paragraphsIn(withoutEdges(phrase, i))
    texts.forEach((text, part) => {
      const isSpaced = part === 0 && spaces[i] === true
      const piece = { id, text, isSpaced, isEnd: part === texts.length - 1 }
      if (part === 0) paragraphs.at(-1)?.push(piece)
      else paragraphs.push([piece])
    })
  })
  return paragraphs
}
