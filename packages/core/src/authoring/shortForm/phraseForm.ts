import * as z from 'zod/mini'
import {
  compareWhy,
  explanationOf,
  type ShortFormContext,
  ShortFormError,
  shortTextSchema,
  whySchema,
} from './shortForm'

export const shortPhrasesSchema = z.strictObject({
  /** 'The [*happy] [dog] ran.': phrases that can be clicked in brackets, the right ones with an asterisk. */
  text: shortTextSchema,
  why: whySchema,
})

interface ShortPhrase {
  id: string
  phrase: string
  answer: boolean
  clickable: boolean
  explanation?: string
}

/** The asterisk before a right phrase makes their number odd: '[*happy]', but '[**bold**]' is only bold. */
const isMarkedRight = (piece: string): boolean => piece.startsWith('*') && piece.split('*').length % 2 === 0

/** The whole text, cut where a phrase begins or ends. */
export function expandPhrases(
  { text, why }: z.infer<typeof shortPhrasesSchema>,
  context: ShortFormContext,
): ShortPhrase[] {
  const seen = new Set<string>()
  const pieces = text.split(/\[([^[\]]+)\]/).flatMap((piece, i): ShortPhrase[] => {
    if (piece === '') return []
    const id = context.idOf(context.problemId, `${i} ${piece.replaceAll('*', '')}`)
    if (i % 2 === 0) return [{ id, phrase: piece, answer: false, clickable: false }]
    const answer = isMarkedRight(piece)
    const phrase = answer ? piece.slice(1) : piece
    if (seen.has(phrase)) throw new ShortFormError(['text'], `[${phrase}] stands there twice.`)
    seen.add(phrase)
    return [{ id, phrase, answer, clickable: true, ...explanationOf(why, phrase) }]
  })
  const refuse = (message: string): never => {
    throw new ShortFormError(['text'], message)
  }
  if (pieces.some(({ clickable, phrase }) => !clickable && /[[\]]/.test(phrase)))
    refuse('A phrase begins with [ and ends with ], and something stands between.')
  const phrases = pieces.filter(({ clickable }) => clickable)
  if (!phrases.some(({ answer }) => answer)) refuse('No phrase is right: [*dog], with the asterisk inside.')
  if (phrases.every(({ answer }) => answer))
    refuse('Every phrase is right: one at least, [dog], must be wrong.')
  compareWhy(why, [...seen], context)
  return pieces
}
