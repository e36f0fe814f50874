import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { chapterField, courseSectionField, gradeField, idField, levelField, userIdField } from './fields'

/** Where a student stands in a skill (REP-02, SR-13). */
export const skillScoreSchema = z.object({
  skill_id: idField,
  skill_name: z.string(),
  chapter_id: chapterField,
  skill_level: levelField,
  /** 0 to 1; null when never measured. */
  weighted_accuracy_rate: z.nullable(z.number()),
  /** Seconds; null when never measured. */
  weighted_mean_time: z.nullable(z.number()),
  /** Seconds. */
  skill_spec_time: z.number(),
  normalized_weight: z.number(),
  improve_factor: z.number(),
})
export type SkillScore = z.infer<typeof skillScoreSchema>

export const currentAccuracyCalls = {
  getCurrentAccuracy: post({
    path: 'currentaccuracy',
    function: 'getCurrentAccuracy',
    access: 'reach',
    params: z.object({ user_id: userIdField, grade_id: gradeField, section_type: courseSectionField }),
    result: reply({
      /** Percent: 100 x the weighted mean of the accuracy rates. */
      overall: z.number().check(z.gte(0), z.lte(100)),
      /** The ten skills that need improvement most, highest improve_factor first. */
      scores: z.array(skillScoreSchema),
      user_grade_goal: z.string(),
    }),
    summary: 'Overall accuracy of a grade, its goal, and the skills needing most improvement.',
    source: ['API-51', 'COURSE-11', 'COURSE-12', 'SR-40'],
  }),
}
