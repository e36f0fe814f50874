import type { VocabularyQuestion, VocabularySelectionProblem } from './schema'

/** The id of the one question. */
export const PART = 'word'

/**
 * What each form may show. The meaning would answer Word Definition, the word's sound would answer the other
 * two; a form carries its own question and recording alone.
 */
export function questionOf(problem: VocabularySelectionProblem): VocabularyQuestion {
  const { form, description, sound, question_audio_url, question_audio_url2 } = problem
  const facts = { form, ...(description === undefined ? {} : { description }) }
  if (form === 'word_definition') {
    return {
      ...facts,
      question: problem.question_text ?? '',
      ...(sound === undefined ? {} : { sound }),
      ...(question_audio_url === undefined ? {} : { question_audio_url }),
    }
  }
  return {
    ...facts,
    question: (form === 'word_recognition' ? problem.definition : problem.sample_sentence) ?? '',
    ...(question_audio_url2 === undefined ? {} : { question_audio_url: question_audio_url2 }),
  }
}
