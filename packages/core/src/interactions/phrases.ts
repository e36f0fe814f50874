import { feedbackOf, type ItemFeedback } from '../grading/feedback'
import { chanceOfChoice } from '../grading/guessChance'
import type { Verdict } from '../grading/verdict'
import { renameIds } from '../plugin/rename'
import type { PublicEnvelope } from '../problem/envelope'
import { shuffle } from '../random/shuffle'
import { defineFamily, type Family } from './family'
import type { Phrase, PhraseResponse } from './phrasesSchema'

export interface PublicPhrase {
  id: string
  phrase: string
  clickable: boolean
  audio_url?: string
}

export interface PhraseData {
  phrases: readonly Phrase[]
  /** In a test another number of clicks than there are answers is over answered (TYPE-11.2). */
  isCountedInTests: boolean
}

export interface PhraseView {
  phrases: PublicPhrase[]
}

export type PublicPhrases = PublicEnvelope & PhraseView

/** The id of the one part of the result. */
const ONLY_PART = 'phrases'

/** A text of which the right phrases are clicked. */
export const phrases: Family<PhraseData, PhraseView, PhraseResponse, object> = defineFamily({
  accessibility: {
    roles: ['button'],
    keyboard: [
      { keys: ['Tab'], does: 'moves to the next phrase' },
      { keys: ['Enter', 'Space'], does: 'clicks the phrase in focus, or takes it back' },
    ],
    announcements: ['{phrase}, toggle button, pressed', '{phrase}, correct', '{phrase}, not correct'],
  },
  emptyResponse: (): PhraseResponse => ({ clicked: [] }),
  present: () => ({}),
  toPublic: (data) => ({
    phrases: data.phrases.map(({ id, phrase, clickable, audio_url }) => ({
      id,
      phrase,
      clickable,
      ...(audio_url === undefined ? {} : { audio_url }),
    })),
  }),

  renameView: (view, rename) => ({ phrases: renameIds(view.phrases, rename) }),
  renameResponse: ({ clicked }, rename) => ({ clicked: clicked.map(rename) }),

  /** Exactly all answer phrases. */
  grade(data, { clicked }, { mode }) {
    const picked = new Set(clicked)
    const expectedCount = data.phrases.reduce((count, { answer }) => count + Number(answer), 0)
    const isOver = data.isCountedInTests && mode === 'test' && picked.size !== expectedCount
    const isRight =
      picked.size === expectedCount && data.phrases.every(({ id, answer }) => !answer || picked.has(id))
    let verdict: Verdict = isRight ? 'correct' : 'incorrect'
    if (picked.size === 0) verdict = 'not_answered'
    else if (isOver) verdict = 'over_answered'
    const parts = [{ subProblemId: ONLY_PART, verdict }]
    return verdict === 'over_answered' ? { verdict, parts, expectedCount } : { verdict, parts }
  },

  correctResponse: (data) => ({
    clicked: data.phrases.filter(({ answer }) => answer).map(({ id }) => id),
  }),

  /** One right phrase exchanged for a wrong one, so that the count is right. */
  wrongResponse(data, random) {
    const wrong = shuffle(
      data.phrases.filter(({ answer, clickable }) => clickable && !answer),
      random,
    )[0]
    return { clicked: [...phrases.correctResponse(data).clicked.slice(1), ...(wrong ? [wrong.id] : [])] }
  },

  feedback(data, { clicked }, result) {
    const picked = new Set(clicked)
    const items = new Map<string, ItemFeedback>()
    for (const { id, answer, explanation } of data.phrases) {
      if (picked.has(id))
        items.set(id, { mark: answer ? 'correct' : 'incorrect', ...(explanation ? { explanation } : {}) })
      else if (result.verdict === 'correct' && explanation) items.set(id, { mark: 'neutral', explanation })
    }
    return feedbackOf(result, items, [])
  },

  choices: (data, { clicked }) =>
    data.phrases
      .filter(({ clickable }) => clickable)
      .map(({ id, phrase, answer }) => ({
        id,
        label: phrase,
        isRight: answer,
        isTaken: clicked.includes(id),
      })),

  guessChance: (data) => chanceOfChoice(data.phrases.filter(({ clickable }) => clickable)),

  describeResponse: (view, { clicked }) =>
    view.phrases
      .filter(({ id }) => clicked.includes(id))
      .map(({ phrase }) => phrase)
      .join(', '),
})
