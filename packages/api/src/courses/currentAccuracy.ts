import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, userIdField } from '../calls/fields'
import { skillFigures } from './skillFigures'

const skillScoreSchema = z.object({ ...skillFigures, skillName: z.string() })
export type SkillScore = z.infer<typeof skillScoreSchema>

export const currentAccuracyCalls = {
  getCurrentAccuracy: post({
    path: 'currentaccuracy',
    function: 'getCurrentAccuracy',
    access: 'reach',
    params: z.object({ userId: userIdField, gradeId: gradeField, sectionType: courseSectionField }),
    result: reply({
      /** Percent: 100 x the weighted mean of the accuracy rates. */
      overall: z.number().check(z.gte(0), z.lte(100)),
      /** The ten skills that need improvement most, highest improve_factor first. */
      scores: z.array(skillScoreSchema),
      userGradeGoal: z.string(),
    }),
    summary: 'Overall accuracy of a grade, its goal, and the skills needing most improvement.',
    source: ['API-51', 'COURSE-11', 'COURSE-12', 'SR-40'],
  }),
}
