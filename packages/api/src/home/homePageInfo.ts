import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { scoreField, userIdField } from '../calls/fields'

/** One of the best students of a week, named by first name and last initial (SR-26, SR-28). */
export const topPerformerSchema = z.object({
  name: z.string(),
  points: z.number(),
  /** Whether it is the user that was asked for. */
  isOwn: z.boolean(),
})
export type TopPerformer = z.infer<typeof topPerformerSchema>

/** Time, tokens and scores at a glance (ENT-05). */
export const progressSummarySchema = z.object({
  /** mm:ss, with more than 99 minutes where it took longer. */
  timeSpentToday: z.string(),
  timeSpentWeekly: z.string(),
  completionTokens: z.int(),
  assignmentTokens: z.int(),
  /** The balance at last week's close. */
  tokensByLastWeek: z.int(),
  /** Letter and projected score of the current grade (SR-14). */
  laGrade: z.string(),
  laGradeScore: scoreField,
  /** Answers given in the current grade, counted to ten: from then on the letter may be shown (SR-42). */
  laAnswers: z.int(),
  vocGrade: z.string(),
  vocGradeScore: scoreField,
  vocAnswers: z.int(),
  lastWeekTopPerformers: z.array(topPerformerSchema),
})
export type ProgressSummary = z.infer<typeof progressSummarySchema>

export const homePageInfoCalls = {
  getProgressSummary: post({
    path: 'homepageinfo',
    function: 'getProgressSummary',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      /** YYYY-MM-DD; used only within 1 day of the server's date (SR-06). */
      today: z.optional(z.string().check(z.maxLength(40))),
    }),
    result: reply({ data: progressSummarySchema }),
    summary: 'Time spent, tokens, grades and scores of a user, and the best students of last week.',
    source: ['API-17', 'HOME-09', 'HOME-12', 'ENT-05', 'SR-06', 'SR-14', 'SR-21', 'SR-26', 'SR-42'],
  }),
}
