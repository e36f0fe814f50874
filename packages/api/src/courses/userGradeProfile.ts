import * as z from 'zod/mini'
import { get, reply } from '../calls/defineCall'
import { chapterField, courseSectionField, gradeField, idField } from '../calls/fields'

/** One section of one grade, with how many skills stand at each level (COURSE-02). */
export const courseCardSchema = z.object({
  sectionName: z.string(),
  sectionType: courseSectionField,
  gradeId: gradeField,
  chapterId: chapterField,
  programId: z.int(),
  totalSkill: z.int(),
  level0: z.int(),
  level1: z.int(),
  level2: z.int(),
  level3: z.int(),
  level4: z.int(),
  level5: z.int(),
  projectedScore: z.number(),
  userGradeGoal: z.string(),
  disableGrade: z.boolean(),
})
export type CourseCard = z.infer<typeof courseCardSchema>

export const userGradeProfileCalls = {
  userGradeProfile: get({
    path: 'usergradeprofile/{user_id}',
    access: 'reach',
    params: z.object({ userId: idField }),
    result: reply({ data: z.array(z.object({ gradeId: gradeField, cards: z.array(courseCardSchema) })) }),
    summary: 'Course cards grouped by grade, with level counts and projected scores.',
    source: ['API-24', 'COURSE-01', 'COURSE-02', 'SR-08', 'SR-14'],
  }),
}
