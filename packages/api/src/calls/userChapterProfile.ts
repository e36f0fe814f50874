import * as z from 'zod/mini'
import { chapterSchema } from './content'
import { get, reply } from './defineCall'
import { courseSectionField, gradeField, idField } from './fields'

export const userChapterProfileCalls = {
  userChapterProfile: get({
    path: 'userchapterprofile/{user_id}/user/{grade_id}/grade',
    access: 'reach',
    params: z.object({ user_id: idField, grade_id: gradeField }),
    result: reply({
      chapters: z.array(
        z.object({ ...chapterSchema.shape, section_type: courseSectionField, grade_id: gradeField }),
      ),
    }),
    summary: 'The chapters of a grade in both sections with the standing of the user in each skill.',
    source: ['API-25', 'COURSE-05', 'ENT-24'],
  }),
}
