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

const textWithPhrasesSchema = z.strictObject({
  /** 'The [*happy] [dog] ran.': phrases that can be clicked in brackets, the right ones with an asterisk. */
  text: textSchema,
  why: whySchema,
})

interface Piece {
  id: string
  phrase: string
  answer: boolean
  clickable: boolean
  explanation?: string
}

/** The asterisk before a right phrase makes their number odd: '[*happy]', but '[**bold**]' is only bold. */
const isMarkedRight = (piece: string): boolean => piece.startsWith('*') && piece.split('*').length % 2 === 0

/** The whole text, cut where a phrase begins or ends. */
const readPieces: (...args: Parameters<Expand>) => Piece[] = (body, context) => {
  const { text, why } = textWithPhrasesSchema.parse(body)
  const seen = new Set<string>()
  const pieces = text.split(/\[([^[\]]+)\]/).flatMap((piece, i): Piece[] => {
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
  return pieces
}

export const expandPhrases: Expand = (body, context) => ({ phrases: readPieces(body, context) })

/** In Markdown only the phrases are cut out; `[[id]]` stands in their places. */
export const expandMarkdownPhrases: Expand = (body, context) => {
  const pieces = readPieces(body, context)
  return {
    text: pieces.map(({ id, phrase, clickable }) => (clickable ? `[[${id}]]` : phrase)).join(''),
    phrases: pieces.filter(({ clickable }) => clickable),
  }
}
