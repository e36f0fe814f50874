import type { Word } from './wordSchema'

export interface PublicWord {
  definition: string
  question_text?: string
  description?: string
  sample_sentence?: string
  question_audio_url?: string
  question_audio_url2?: string
}

/** What may leave the server of a word: all but the word itself and its explanation. */
export function toPublicWord({
  definition,
  question_text,
  description,
  sample_sentence,
  question_audio_url,
  question_audio_url2,
}: Word): PublicWord {
  return {
    definition,
    ...(question_text === undefined ? {} : { question_text }),
    ...(description === undefined ? {} : { description }),
    ...(sample_sentence === undefined ? {} : { sample_sentence }),
    ...(question_audio_url === undefined ? {} : { question_audio_url }),
    ...(question_audio_url2 === undefined ? {} : { question_audio_url2 }),
  }
}

/** What is asked about a word: its meaning, and the sentence that it fits. */
export const describeWord = ({ definition, sample_sentence }: PublicWord): string =>
  [definition, sample_sentence].filter(Boolean).join('\n\n')
