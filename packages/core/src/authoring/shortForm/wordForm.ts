import * as z from 'zod/mini'
import { type ShortFormContext, shortTextSchema } from './shortForm'

/** A word that the learner writes. */
export const shortWordSchema = z.strictObject({
  word: shortTextSchema,
  definition: z.string(),
  sample_sentence: z.string(),
  /** The same sentence with the word in its gap, to be heard. */
  spoken_sentence: z.optional(z.string()),
  explanation: z.string(),
})

/** The recordings that have been made of a word and its sentence. */
export function wordRecordings(
  { word, spoken_sentence }: { word: string; spoken_sentence?: string | undefined },
  { recordingUrl }: ShortFormContext,
) {
  const ofWord = recordingUrl(word)
  const ofSentence = spoken_sentence === undefined ? null : recordingUrl(spoken_sentence)
  return {
    ...(ofWord === null ? {} : { question_audio_url: ofWord }),
    ...(ofWord === null || ofSentence === null ? {} : { question_audio_url2: ofSentence }),
  }
}
