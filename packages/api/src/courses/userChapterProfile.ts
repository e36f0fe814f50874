import * as z from 'zod/mini'
import { get, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, idField } from '../calls/fields'
import { chapterSchema } from './content'

export const userChapterProfileCalls = {
  userChapterProfile: get({
    path: 'userchapterprofile/{user_id}/user/{grade_id}/grade',
    access: 'reach',
    params: z.object({ userId: idField, gradeId: gradeField }),
    result: reply({
      chapters: z.array(
        z.object({ ...chapterSchema.shape, sectionType: courseSectionField, gradeId: gradeField }),
      ),
    }),
    summary: 'The chapters of a grade in both sections with the standing of the user in each skill.',
    source: ['API-25', 'COURSE-05', 'ENT-24'],
  }),
}
