import { sectionTypeSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { gradeField, idField, timestampField } from '../calls/fields'
import { renderingProblemSchema } from '../tools/renderingTool'

export const itemFlagSchema = z.enum([
  'too_easy',
  'too_hard',
  'negative_discrimination',
  'unused_option',
  'tempting_option',
])
export type ItemFlagName = z.infer<typeof itemFlagSchema>

const itemFields = {
  problemId: idField,
  sectionType: sectionTypeSchema,
  gradeId: gradeField,
  skillId: idField,
  skillName: z.string(),
  problemType: z.string(),
  /** First answers in sessions and tests. */
  answers: z.int(),
  /** Share of them that were right, 0 to 1. */
  right: z.number(),
  flags: z.array(itemFlagSchema),
}

export const itemRowSchema = z.object(itemFields)
export type ItemRow = z.infer<typeof itemRowSchema>

const shareSchema = z.object({ answers: z.int(), right: z.int() })

/** What its answers tell of a problem. */
export const itemReportSchema = z.object({
  ...itemFields,
  problem: renderingProblemSchema,
  /** By the ability of students who are known well enough, the weakest fifth of the scale first. */
  bands: z.array(shareSchema),
  /** By the students' clocks; null before the first answer. */
  medianSeconds: z.nullable(z.number()),
  /** Of a right answer with ability, -1 to 1; null where one of them does not vary. */
  pointBiserial: z.nullable(z.number()),
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      isRight: z.boolean(),
      taken: z.int(),
      /** Of those who took it and are known, in logits; null when there are none. */
      meanAbility: z.nullable(z.number()),
      flags: z.array(itemFlagSchema),
    }),
  ),
  /** Null before the first answer was counted. */
  countedAt: z.nullable(timestampField),
})
export type ItemReport = z.infer<typeof itemReportSchema>

export const itemStatisticsCalls = {
  listItems: post({
    path: 'itemstatistics',
    function: 'listItems',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      sectionType: z.nullish(sectionTypeSchema),
      gradeId: z.nullish(gradeField),
      /** 'any' leaves out what nothing is wrong with. */
      flag: z.nullish(z.union([itemFlagSchema, z.literal('any')])),
      page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
      pageSize: z._default(z.int().check(z.gte(1), z.lte(100)), 25),
    }),
    result: reply({ items: z.array(itemRowSchema), total: z.int() }),
    summary:
      'The problems that were answered, the most answered first, with what seems to be wrong with them.',
    source: ['SR-04'],
  }),
  getItem: post({
    path: 'itemstatistics',
    function: 'getItem',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({ problemId: idField }),
    result: reply({ item: itemReportSchema }),
    summary: 'A problem with what its answers tell of it.',
    source: ['SR-04'],
  }),
}
