import { kindJudge } from './kinds'

const OPENING = /^(?:When|If|Through|Because|After|In spite|Although|Where|Before|With|That|While)\b/
const SECOND_HALF = /^(?:; |, (?:and|but) |, )(?:the|I|he|she|they)\b/

const words = (text: string) => text.split(' ').length

/** Begins with what depends; has two halves of nearly equal length; or else it is loose. */
function shapeOf(text: string): string {
  if (OPENING.test(text)) return 'periodic'
  const at = text.search(/; |, (?:and|but) (?:the|I|he)\b|, the years/)
  if (at < 0 || !SECOND_HALF.test(text.slice(at))) return 'loose'
  return Math.abs(words(text.slice(0, at)) - words(text.slice(at + 2))) < 3 ? 'balanced' : 'loose'
}

export const sentenceShapeJudge = kindJudge(['periodic', 'loose', 'balanced'], shapeOf)
