import * as z from 'zod/mini'
import { sectionTypeSchema } from './sectionTypeSchema'

/** Ids of options, cards and blanks: opaque, stable, compared instead of positions. */
export const itemIdSchema = z.string().check(
  z.minLength(1),
  z.maxLength(64),
  z.refine((id) => id !== '__proto__', '"__proto__" is no id, because a record by ids cannot have it.'),
)

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

export const differentIds = z.refine<readonly { id: string }[]>(
  (items) => areDifferent(items.map(({ id }) => id)),
  'Ids must differ.',
)

export const differentUuids = z.refine<readonly { uuid: string }[]>(
  (items) => areDifferent(items.map(({ uuid }) => uuid)),
  'uuids must differ.',
)

const yesNo = z.enum(['yes', 'no'])
const text = z.string().check(z.maxLength(20_000))
/** The address of a picture or a recording. */
export const urlSchema = z.string().check(z.minLength(1), z.maxLength(500))

/** One answer option (TYPE-00.2). `label` is Markdown. */
export const optionSchema = z.object({
  id: itemIdSchema,
  label: text,
  answer: z.boolean(),
  solution: z.optional(text),
  explanation: z.optional(text),
  audio: z.optional(yesNo),
  audioURL: z.optional(urlSchema),
})
export type Option = z.infer<typeof optionSchema>

/** What may leave the server of an option: a list of kept fields, never of dropped ones. */
export const publicOptionSchema = z.object({
  id: itemIdSchema,
  label: text,
  audioURL: z.optional(urlSchema),
})
export type PublicOption = z.infer<typeof publicOptionSchema>

/** A numbered box of help, with sound where it is read aloud (TYPE-24). */
export const hintItemSchema = z.object({
  value: text,
  audio: z.optional(yesNo),
  audioURL: z.optional(urlSchema),
})
export type HintItem = z.infer<typeof hintItemSchema>

/** Blocks above the body of a problem (TYPE-19..23). Without `kind` a block is Markdown. */
export const contentBlockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('markdown'), value: text, audioURL: z.optional(urlSchema) }),
  z.object({ kind: z.literal('audio'), audioURL: urlSchema, label: text }),
  z.object({ kind: z.literal('image'), imageURL: urlSchema, alt: text, zoomable: z.optional(z.boolean()) }),
  z.object({
    kind: z.literal('passage'),
    layout: z.enum(['flipbook', 'two_columns']),
    title: text,
    pages: z.array(text).check(z.minLength(1)),
  }),
])
export type ContentBlock = z.infer<typeof contentBlockSchema>

/** PROB-17. `text_audio_dict` maps a word of the header to its recording. */
export const problemHeaderSchema = z.object({
  headerTitle: text,
  headerTitleUrl: z.optional(urlSchema),
  text_audio_dict: z.optional(z.record(z.string(), urlSchema)),
})
export type ProblemHeader = z.infer<typeof problemHeaderSchema>

/** The fields that every authored problem has, whatever its type (ENT-16). Types extend this shape. */
export const envelopeShape = {
  problem_id: z.string().check(z.minLength(1), z.maxLength(120)),
  version: z._default(z.int().check(z.positive()), 1),
  section_type: sectionTypeSchema,
  grade_id: z.int().check(z.gte(0), z.lte(12)),
  skill_id: z.string().check(z.minLength(1), z.maxLength(120)),
  skill_name: z.optional(text),
  skill_tag: z.optional(text),
  header: z.optional(problemHeaderSchema),
  problemItems: z._default(z.array(contentBlockSchema), []),
  hintItems: z._default(z.array(hintItemSchema), []),
  /**
   * Other skills that its wrong answers name. Whoever knows which skills have their turn can rule the others out, so a
   * problem is chosen whose wrong answers have their turn as well, if there is one (SR-10).
   */
  beside: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(120)))),
  /** Target time in minutes (ENT-15). */
  specified_time: z.optional(z.number().check(z.positive())),
}

const envelopeSchema = z.object({ ...envelopeShape, problem_type: z.string() })
export type ProblemEnvelope = z.infer<typeof envelopeSchema>
