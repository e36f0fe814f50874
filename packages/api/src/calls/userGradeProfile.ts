import * as z from 'zod/mini'
import { get, reply } from './defineCall'
import { chapterField, courseSectionField, gradeField, idField } from './fields'

/** COURSE-02. */
export const courseCardSchema = z.object({
  section_name: z.string(),
  section_type: courseSectionField,
  grade_id: gradeField,
  chapter_id: chapterField,
  program_id: z.int(),
  total_skill: z.int(),
  level_0: z.int(),
  level_1: z.int(),
  level_2: z.int(),
  level_3: z.int(),
  level_4: z.int(),
  level_5: z.int(),
  projected_score: z.number(),
  user_grade_goal: z.string(),
  disable_grade: z.boolean(),
})
export type CourseCard = z.infer<typeof courseCardSchema>

export const userGradeProfileCalls = {
  userGradeProfile: get({
    path: 'usergradeprofile/{user_id}',
    access: 'reach',
    params: z.object({ user_id: idField }),
    result: reply({ data: z.array(z.object({ grade_id: gradeField, cards: z.array(courseCardSchema) })) }),
    summary: 'Course cards grouped by grade, with level counts and projected scores.',
    source: ['API-24', 'COURSE-01', 'COURSE-02', 'SR-08', 'SR-14'],
  }),
}
