import {
  EVERY_PHRASE_IS_RIGHT,
  givePhrases,
  type Interchange,
  lostOfPhrases,
  respondByPhrases,
  toClickable,
} from '@wordstride/core/authoring'
import type { MarkdownClickableTextProblem } from './schema'

/** A text of several blocks in which phrases are clicked; of other systems it is a plain one. */
export const markdownClickableTextInterchange: Interchange<MarkdownClickableTextProblem> = {
  give: ({ text, phrases }) => ({
    question: {
      kind: 'phrases',
      text,
      phrases: givePhrases(phrases),
      settled: phrases.filter(({ clickable }) => !clickable).map(({ id, phrase }) => ({ id, text: phrase })),
    },
    lost: lostOfPhrases(phrases),
  }),
  take({ question }) {
    if (question.kind !== 'phrases') return null
    if (question.phrases.every(({ isRight }) => isRight)) return { refused: EVERY_PHRASE_IS_RIGHT }
    return {
      respond: respondByPhrases,
      body: {
        text: question.text,
        phrases: question.phrases.map((phrase) => toClickable(phrase, phrase.markdown)),
      },
    }
  },
}
