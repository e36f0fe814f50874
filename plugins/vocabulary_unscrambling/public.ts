import { type CardPresentation, numberedSlots, toPublicCards, toPublicEnvelope } from '@wordstride/core'
import type { PublicVocabularyUnscrambling, VocabularyUnscramblingProblem } from './schema'

export function toPublicVocabularyUnscrambling(
  problem: VocabularyUnscramblingProblem,
  presentation: CardPresentation,
): PublicVocabularyUnscrambling {
  const { question_text, description, sample_sentence, question_audio_url, question_audio_url2 } = problem
  return {
    ...toPublicEnvelope(problem),
    definition: problem.definition,
    ...(question_text === undefined ? {} : { question_text }),
    ...(description === undefined ? {} : { description }),
    ...(sample_sentence === undefined ? {} : { sample_sentence }),
    ...(question_audio_url === undefined ? {} : { question_audio_url }),
    ...(question_audio_url2 === undefined ? {} : { question_audio_url2 }),
    cards: toPublicCards(problem.drag_items, presentation),
    slots: numberedSlots(problem.drag_items.length),
  }
}
