import { envelopeShape, markersIn, type PublicPhrases, phrasesSchema } from '@wordstride/core'
import * as z from 'zod/mini'

export const MARKDOWN_CLICKABLE_TEXT = 'markdown_clickable_text'

/** Markdown with `[[id]]` where a phrase stands; some phrases can be clicked (TYPE-11). */
export const markdownClickableTextProblemSchema = z
  .object({
    ...envelopeShape,
    problem_type: z.literal(MARKDOWN_CLICKABLE_TEXT),
    text: z.string().check(z.minLength(1), z.maxLength(20_000)),
    phrases: phrasesSchema,
  })
  .check(
    z.refine((problem) => {
      const markers = markersIn(problem.text)
      return (
        markers.length === problem.phrases.length &&
        problem.phrases.every((phrase) => markers.includes(phrase.id))
      )
    }, 'Every phrase stands in the text once, as [[id]].'),
  )
export type MarkdownClickableTextProblem = z.infer<typeof markdownClickableTextProblemSchema>

export type PublicMarkdownClickableText = PublicPhrases & { text: string }
