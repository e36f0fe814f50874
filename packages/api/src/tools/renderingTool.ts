import { PROGRAM_ID, sectionTypeSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import { get, post, reply } from '../calls/defineCall'
import {
  chapterField,
  gradeField,
  idField,
  levelField,
  phaseField,
  programIdField,
  standardsField,
} from '../calls/fields'
import { named } from '../calls/wireCodec'
import { demoSchema } from '../courses/content'

/** The phases of a session, and the tests. */
export const renderingPhaseSchema = z.enum([...phaseField.options, 'test'])
export type RenderingPhase = z.infer<typeof renderingPhaseSchema>

/**
 * One skill that can be chosen, with where it stands and the phases in which it has problems. In the tests, which
 * have no skills, one passage: it stands as the chapter.
 */
export const renderingOptionSchema = z.object({
  programId: z.literal(PROGRAM_ID),
  phases: z.array(renderingPhaseSchema),
  sectionType: sectionTypeSchema,
  gradeId: gradeField,
  chapterId: chapterField,
  chapterName: z.string(),
  skillId: idField,
  skillName: z.string(),
  /** None in tests. */
  standards: standardsField,
})
export type RenderingOption = z.infer<typeof renderingOptionSchema>

/** An authored problem with its key, and where it is used. */
export const renderingProblemSchema = z.object({
  id: named('_id', idField),
  problemId: idField,
  pool: z.enum(['AE', 'E', 'P', 'A', 'T']),
  /** Order within the pool. */
  problemSeq: z.int(),
  /** Of proficiency problems. */
  level: z.nullable(levelField),
  problem: z.looseObject({ problem_id: idField, problem_type: z.string() }),
})
export type RenderingProblem = z.infer<typeof renderingProblemSchema>

export const renderingToolCalls = {
  renderingToolOptions: get({
    path: 'renderingtool',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({}),
    result: reply({ options: z.array(renderingOptionSchema) }),
    summary:
      'The skills and the parts of tests whose problems staff may look at, in the order of the course.',
    source: ['API-39', 'TOOL-01', 'SR-04'],
  }),
  getProblemBySkill: post({
    path: 'renderingtool',
    function: 'getProblemBySkill',
    access: 'token',
    toggle: 'problem_rendering',
    params: z.object({
      programId: programIdField,
      phase: renderingPhaseSchema,
      sectionType: sectionTypeSchema,
      gradeId: gradeField,
      chapterId: chapterField,
      skillId: idField,
    }),
    result: reply({ problem: z.array(renderingProblemSchema), demos: z.array(demoSchema) }),
    summary:
      'Every problem that a phase draws on in a skill, or in a passage of a test, with its key; in learning the demos.',
    source: ['API-39', 'TOOL-01', 'SR-04'],
  }),
}
