import type { Phrase } from '../../index'
import type { ItemPhrase } from './interchangeItem'

/** The phrases that are clicked, as items. */
export const givePhrases = (phrases: readonly Phrase[]): ItemPhrase[] =>
  phrases
    .filter(({ clickable }) => clickable)
    .map(({ id, phrase, answer, explanation }) => ({
      id,
      text: phrase,
      markdown: phrase,
      isRight: answer,
      explanation,
    }))

export const lostOfPhrases = (phrases: readonly Phrase[]): string[] =>
  phrases.some(({ audio_url }) => audio_url) ? ['recordings of phrases'] : []

export const toClickable = ({ id, isRight, explanation }: ItemPhrase, phrase: string) => ({
  id,
  phrase,
  answer: isRight,
  clickable: true,
  ...(explanation === undefined ? {} : { explanation }),
})

export const EVERY_PHRASE_IS_RIGHT = 'every hottext is right'
