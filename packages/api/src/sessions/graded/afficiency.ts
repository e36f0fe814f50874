import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  pathField,
  programIdField,
  scoreField,
  userIdField,
} from '../../calls/fields'
import { gradedExerciseSchema, gradedSessionShape } from './gradedSession'

const countField = z.int().check(z.gte(0), z.lte(100))

export const afficiencyCalls = {
  takeAfficiency: post({
    path: 'afficiency',
    function: 'takeAfficiency',
    access: 'own',
    params: z.object({
      userId: userIdField,
      programId: programIdField,
      sectionType: courseSectionField,
      gradeId: gradeField,
      /** Clamped to the counts of CONST-31. */
      lowAccuracySkillCount: countField,
      randomSkillCount: countField,
      path: pathField,
      /** Honoured for admin only. */
      debugObj: z.nullish(z.object({ skillIds: z.array(idField).check(z.maxLength(100)) })),
    }),
    result: reply({
      ...gradedSessionShape,
      problems: z.array(
        z.object({
          ...gradedExerciseSchema.shape,
          /** improve_factor of the skill (SR-13); null in vocabulary until the word is named, which it would tell. */
          improve: z.nullable(z.number()),
        }),
      ),
    }),
    summary:
      'Starts an afficiency session, or gives the unfinished one back. Refused until every skill is at the top level.',
    source: ['API-30', 'COURSE-04', 'SES-44', 'SR-11'],
  }),
  getAfficiencySummary: post({
    path: 'afficiencysummary',
    function: 'getAfficiencySummary',
    access: 'reach',
    params: z.object({ userId: userIdField, sectionType: courseSectionField, gradeId: gradeField }),
    result: reply({
      data: z.object({
        highestScore: scoreField,
        projectedScore: scoreField,
        goalScore: scoreField,
        /** Letter of the goal (SR-14). */
        goalLetter: z.string(),
      }),
    }),
    summary: 'The score summary that ends an afficiency session.',
    source: ['API-36', 'ENT-23', 'SES-34', 'SR-14', 'SR-15'],
  }),
}
