import { hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { isStandard } from '../standards/commonCore'
import { chosenBy } from './chosenBy'
import { isUnfinished, unfinishedSchema } from './unfinished'

/** A text that a learner reads: an empty one is a slip of the pen. */
export const readTextSchema = z.string().check(z.regex(/\S/, 'The text is empty.'))

export const passageSchema = z.strictObject({
  title: readTextSchema,
  layout: z.enum(['flipbook', 'two_columns']),
  pages: z.array(readTextSchema).check(z.minLength(1)),
})

/** One problem as an author writes it: common fields here, the rest belongs to the type's own short form. */
const problemShape = {
  /** Unique in the skill, such as E1; never changed once students have answered. */
  id: z.string().check(z.regex(/^[A-Z]{1,2}[1-9]\d{0,5}$/, 'Expected an id such as E1 or AE2.')),
  type: z.string(),
  prompt: z.optional(readTextSchema),
  /** Read before the question (TYPE-22). */
  passage: z.optional(passageSchema),
  hints: z.array(z.union([readTextSchema, hintItemSchema])).check(z.minLength(1, 'At least one hint.')),
  /** Other skills that the wrong answers name. */
  beside: z.optional(z.array(z.string())),
  /** Not finished: it is left out, whatever stands in it. */
  status: z.optional(z.literal('draft')),
}

export const authoredProblemSchema = z.looseObject(problemShape)
export type AuthoredProblem = z.infer<typeof authoredProblemSchema> & { level?: number }

const proficiencyProblemSchema = z.looseObject({
  ...problemShape,
  level: z.int().check(z.gte(1), z.lte(4)),
})

/** A problem by itself, of any pool of a skill or a word. */
export const draftProblemSchema = z.looseObject({ ...problemShape, level: z.optional(z.int()) })

/** A worked example (ENT-21): Markdown steps, shown one after another. */
const demoSchema = z.strictObject({
  id: z.string().check(z.regex(/^D\d{1,2}$/, 'Expected an id such as D1.')),
  steps: z.array(readTextSchema).check(z.minLength(2)),
  /** Numbers of the steps of the quick version. */
  short: z.optional(z.array(z.int().check(z.positive())).check(z.minLength(1))),
  video_url: z.optional(z.string()),
})
export type AuthoredDemo = z.infer<typeof demoSchema>

const skillIdSchema = z
  .string()
  .check(z.regex(/^[a-z0-9.-]+$/, 'Small letters, digits, points and hyphens only.'))

/** The generator that adds problems to those written here. */
const generateSchema = z.strictObject({ name: z.string() })

const standardSchema = z.string().check(
  z.refine(isStandard, {
    error: ({ input }) =>
      `"${input}" is no Common Core standard of L, RL, RI, RF or W. Expected one such as L.4.1a or RL.9-10.2.`,
  }),
)

/** Common Core standards that the work on it practises. */
export const standardsSchema = z._default(z.array(standardSchema), [])

/** Problems of a list, which may be unfinished. */
export const poolSchema = <T>(schema: z.ZodMiniType<T>) =>
  z.array(chosenBy<T | AuthoredProblem>((written) => (isUnfinished(written) ? unfinishedSchema : schema)))

const problemsSchema = z._default(poolSchema(authoredProblemSchema), [])

/** A language arts skill: one file. */
export const skillFileSchema = z.strictObject({
  /** Of the whole skill. */
  status: z.optional(z.literal('draft')),
  skill_id: skillIdSchema,
  name: z.string().check(z.minLength(3)),
  standards: standardsSchema,
  seq: z.int().check(z.positive()),
  weight: z._default(z.number().check(z.positive()), 1),
  /** Minutes for one problem. */
  specified_time: z._default(z.number().check(z.positive()), 3),
  correct_in_a_row: z._default(z.int().check(z.gte(1), z.lte(5)), 3),
  generate: z.optional(generateSchema),
  exercises: problemsSchema,
  assisted: problemsSchema,
  proficiency: z._default(poolSchema(proficiencyProblemSchema), []),
  afficiency: problemsSchema,
  demos: z._default(z.array(demoSchema), []),
})
export type SkillFile = z.infer<typeof skillFileSchema>

export const chapterFileSchema = z.strictObject({
  chapter_id: z.int().check(z.positive()),
  name: z.string().check(z.minLength(3)),
})
