import {
  EVERY_PHRASE_IS_RIGHT,
  givePhrases,
  type Interchange,
  lostOfPhrases,
  respondByPhrases,
  toClickable,
} from '@wordstride/core/authoring'
import { spacesBefore } from './public'
import type { ClickableTextProblem } from './schema'

/** Text in which phrases are clicked, with the spaces that the screen puts between them. */
export const clickableTextInterchange: Interchange<ClickableTextProblem> = {
  preference: 1,
  give({ phrases }) {
    const spaces = spacesBefore(phrases)
    const pieces = phrases.flatMap(({ id, phrase, clickable }, i) => [
      ...(spaces[i] ? [' '] : []),
      clickable ? { phrase: id } : phrase,
    ])
    return {
      question: { kind: 'phrases', text: '', phrases: givePhrases(phrases), pieces },
      lost: lostOfPhrases(phrases),
    }
  },
  take({ question }) {
    if (question.kind !== 'phrases' || !question.pieces) return null
    if (question.phrases.every(({ isRight }) => isRight)) return { refused: EVERY_PHRASE_IS_RIGHT }
    const byId = new Map(question.phrases.map((phrase) => [phrase.id, phrase]))
    const settled = (phrase: string, number: number) => {
      let id = `text-${number}`
      while (byId.has(id)) id += '-'
      return { id, phrase, answer: false, clickable: false }
    }
    const phrases = question.pieces.flatMap((piece, i) => {
      if (typeof piece === 'string') return piece === '' ? [] : [settled(piece, i + 1)]
      const phrase = byId.get(piece.phrase)
      return phrase ? [toClickable(phrase, phrase.text)] : []
    })
    // A space of the text's own, here where nobody sees it, keeps the screen from adding others.
    if (spacesBefore(phrases).some(Boolean)) phrases.push(settled(' ', question.pieces.length + 1))
    return { respond: respondByPhrases, body: { phrases } }
  },
}
