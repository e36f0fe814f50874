import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, dayField, gradeField, scoreField, userIdField } from '../calls/fields'

/** SR-38: pixels; the server keeps them between 200 and 2000. What no screen has is a fault. */
const sizeField = z.optional(z.int().check(z.gte(0), z.lte(100_000)))
const themeField = z._default(z.enum(['light', 'dark']), 'light')

const gradeScoreSchema = z.object({ gradeId: gradeField, projectedScore: scoreField })

const scoreMonthSchema = z.extend(gradeScoreSchema, {
  /** YYYY-MM; the score is that of its last day, or of today. */
  month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
})
export type ScoreMonth = z.infer<typeof scoreMonthSchema>

const scoreDaySchema = z.extend(gradeScoreSchema, { day: dayField })
export type ScoreDay = z.infer<typeof scoreDaySchema>

const goalMarkSchema = z.object({ gradeId: gradeField, goalScore: scoreField, goalDate: z.string() })
export type GoalMark = z.infer<typeof goalMarkSchema>

export const chartCalls = {
  getUserHonorsChartWithGoal: post({
    path: 'honorsChartWithGoal',
    function: 'getUserHonorsChartWithGoal',
    access: 'reach',
    toggle: 'honors_chart',
    params: z.object({
      /** Nothing depends on it. */
      country: z.optional(z.string().check(z.maxLength(10))),
      userId: userIdField,
      sectionType: courseSectionField,
      options: z.optional(
        z.object({
          addGoals: z.boolean(),
          height: sizeField,
          width: sizeField,
          theme: themeField,
        }),
      ),
    }),
    result: reply({
      /** SVG. */
      honorsChart: z.string(),
      /** What it shows, in words: by grade, then by month. */
      months: z.array(scoreMonthSchema),
      goals: z.array(goalMarkSchema),
      honorGrade: gradeField,
      honorGradeTarget: scoreField,
      highHonorGrade: gradeField,
      highHonorGradeTarget: scoreField,
    }),
    summary: 'The scores of the last twelve months by grade, with what honors take, as a picture.',
    source: ['API-15', 'REW-11', 'REP-07', 'SR-38', 'C-03'],
  }),
  getUserProgressPlot: post({
    path: 'userprogresschart',
    function: 'getUserProgressPlot',
    access: 'reach',
    toggle: 'user_progress_chart',
    params: z.object({
      userId: userIdField,
      sectionType: courseSectionField,
      startTime: dayField,
      endTime: dayField,
      options: z.optional(z.object({ height: sizeField, width: sizeField, theme: themeField })),
    }),
    result: reply({
      /** SVG. */
      progressChart: z.string(),
      /** What it shows: by grade, then by day; a score holds until the next one. */
      points: z.array(scoreDaySchema),
    }),
    summary:
      'The projected score over time by grade, as a picture. Days that come the other way round are swapped.',
    source: ['API-38', 'REP-06', 'SR-38'],
  }),
}
