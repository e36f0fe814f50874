import {
  defineShortForm,
  expandOptions,
  shortOptionsSchema,
  shortTextSchema,
  wordRecordings,
} from '@wordstride/core/authoring'
import * as z from 'zod/mini'
import { FORMS } from './schema'

const schema = z.strictObject({
  form: z.enum(FORMS),
  word: shortTextSchema,
  definition: z.optional(z.string()),
  sample_sentence: z.optional(z.string()),
  options: shortOptionsSchema,
})

/** Only Word Definition may show or say the word. */
export const vocabularySelectionShortForm = defineShortForm(schema, (written, context) => {
  const { word, options, form, ...rest } = written
  return {
    form,
    ...rest,
    ...(form === 'word_definition'
      ? { question_text: word, sound: word, ...wordRecordings({ word }, context) }
      : {}),
    options: expandOptions(context.problemId, { choose: 'one', options }, ['options'], context),
  }
})
