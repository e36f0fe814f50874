import * as z from 'zod/mini'
import { get, post, reply } from '../calls/defineCall'
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

/** SR-26: nobody asks for more names than these, nor for those of who has not completed the week. */
const MOST_PERFORMERS = 200
const LEAST_POINTS = 100

export const homePageInfoCalls = {
  getWeeklyTopPerformers: get({
    path: 'weeklytopperformers/{limit}/min_points/{points}/limit',
    access: 'token',
    params: z.object({
      limit: z.int().check(z.gte(1), z.lte(MOST_PERFORMERS)),
      points: z.int().check(z.gte(LEAST_POINTS), z.lte(100_000)),
    }),
    result: reply({ data: z.array(topPerformerSchema) }),
    summary: 'The best students of this week in the country of the caller, of those with so many points.',
    source: ['API-16', 'HOME-11', 'CONST-04', 'SR-26', 'SR-28'],
  }),
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
