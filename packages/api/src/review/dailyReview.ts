import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, userIdField } from '../calls/fields'
import { gradedExerciseSchema, gradedSessionShape } from '../sessions/graded/gradedSession'

const dueSchema = z.object({
  sectionType: courseSectionField,
  gradeId: gradeField,
  /** Skills that are due to be remembered. */
  count: z.int(),
})
export type DueSkills = z.infer<typeof dueSchema>

export const dailyReviewCalls = {
  getDailyReview: post({
    path: 'homepageinfo',
    function: 'getDailyReview',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      /** Most due skills first; empty when nothing is due. */
      due: z.array(dueSchema),
      /** Days in a row on which a session was passed; weekends may be free. */
      streakDays: z.int(),
      /** Each keeps the streak over one missed day. */
      streakFreezes: z.int(),
      isActiveToday: z.boolean(),
    }),
    summary: 'What is due to be remembered, and the days of work in a row.',
    source: ['SR-04'],
  }),
  takeReview: post({
    path: 'proficiency',
    function: 'takeReview',
    access: 'own',
    params: z.object({ userId: userIdField, sectionType: courseSectionField, gradeId: gradeField }),
    result: reply({ ...gradedSessionShape, problems: z.array(gradedExerciseSchema) }),
    summary:
      'Starts a review of what is due, or gives the unfinished one back; no problems when nothing is due. It moves no level and earns no points.',
    source: ['SR-04'],
  }),
}
