import * as z from 'zod/mini'
import {
  compareWhy,
  type Expand,
  explanationOf,
  idOf,
  ShortFormError,
  textSchema,
  whySchema,
} from './shortForm'

const phrasesSchema = z.strictObject({
  /** 'The [*happy] [dog] ran.': phrases that can be clicked in brackets, the right ones with an asterisk. */
  text: textSchema,
  why: whySchema,
})

/** The asterisk before a right phrase makes their number odd: '[*happy]', but '[**bold**]' is only bold. */
const isMarkedRight = (piece: string): boolean => piece.startsWith('*') && piece.split('*').length % 2 === 0

export const expandPhrases: Expand = (body, context) => {
  const { text, why } = phrasesSchema.parse(body)
  const seen = new Set<string>()
  const phrases = text.split(/\[([^[\]]+)\]/).flatMap((piece, i) => {
    if (piece === '') return []
    const id = idOf(context.problemId, `${i} ${piece.replaceAll('*', '')}`)
    if (i % 2 === 0) return [{ id, phrase: piece, answer: false, clickable: false }]
    const answer = isMarkedRight(piece)
    const phrase = answer ? piece.slice(1) : piece
    if (seen.has(phrase)) throw new ShortFormError(['text'], `[${phrase}] stands there twice.`)
    seen.add(phrase)
    return [{ id, phrase, answer, clickable: true, ...explanationOf(why, phrase) }]
  })
  compareWhy(why, [...seen], context)
  return { phrases }
}
