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
