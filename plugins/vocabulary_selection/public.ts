import { type ChoicePart, type ChoicePresentation, toPublicChoices, toPublicEnvelope } from '@wordstride/core'
import type { PublicVocabularySelection, VocabularySelectionProblem } from './schema'

/** The id of the one question. */
const QUESTION = 'word'

export const partOf = ({ options }: VocabularySelectionProblem): ChoicePart => ({
  uuid: QUESTION,
  type: 'radio',
  options,
})

/**
 * What each form may show. The meaning would answer Word Definition, the word's sound would answer the other
 * two; a form carries its own question and recording alone.
 */
function questionOf(
  problem: VocabularySelectionProblem,
): Pick<PublicVocabularySelection, 'question' | 'sound' | 'question_audio_url'> {
  const { form, question_text, definition, sample_sentence, sound, question_audio_url, question_audio_url2 } =
    problem
  if (form === 'word_definition') {
    return {
      question: question_text ?? '',
      ...(sound === undefined ? {} : { sound }),
      ...(question_audio_url === undefined ? {} : { question_audio_url }),
    }
  }
  return {
    question: (form === 'word_recognition' ? definition : sample_sentence) ?? '',
    ...(question_audio_url2 === undefined ? {} : { question_audio_url: question_audio_url2 }),
  }
}

export function toPublicVocabularySelection(
  problem: VocabularySelectionProblem,
  presentation: ChoicePresentation,
): PublicVocabularySelection {
  const [part] = toPublicChoices([partOf(problem)], presentation)
  return {
    ...toPublicEnvelope(problem),
    form: problem.form,
    ...questionOf(problem),
    ...(problem.description === undefined ? {} : { description: problem.description }),
    part: part ?? { uuid: QUESTION, type: 'radio', options: [] },
  }
}
