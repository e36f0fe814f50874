import { toPublicEnvelope } from '@wordstride/core'
import type { PublicVocabularySpelling, VocabularySpellingProblem } from './schema'

/** `sound` is heard, never shown: it says the word because spelling from sound is the task (TYPE-04.1). */
export function toPublicVocabularySpelling(problem: VocabularySpellingProblem): PublicVocabularySpelling {
  const { question_text, description, sample_sentence, sound, question_audio_url, question_audio_url2 } =
    problem
  return {
    ...toPublicEnvelope(problem),
    definition: problem.definition,
    ...(question_text === undefined ? {} : { question_text }),
    ...(description === undefined ? {} : { description }),
    ...(sample_sentence === undefined ? {} : { sample_sentence }),
    ...(sound === undefined ? {} : { sound }),
    ...(question_audio_url === undefined ? {} : { question_audio_url }),
    ...(question_audio_url2 === undefined ? {} : { question_audio_url2 }),
  }
}
