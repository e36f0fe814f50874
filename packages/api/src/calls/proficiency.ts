import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import {
  chapterField,
  courseSectionField,
  gradeField,
  idField,
  pathField,
  programIdField,
  userIdField,
} from './fields'
import { gradedExerciseSchema, gradedSessionShape } from './gradedSession'

export const proficiencyCalls = {
  takeProficiency: post({
    path: 'proficiency',
    function: 'takeProficiency',
    access: 'own',
    params: z.object({
      user_id: userIdField,
      program_id: programIdField,
      section_type: courseSectionField,
      current_grade: gradeField,
      chapter_id: z.optional(chapterField),
      path: pathField,
      /** Stored, never trusted. */
      log: z.nullish(z.string().check(z.maxLength(2000))),
      source: z.nullish(z.string().check(z.maxLength(120))),
      /** Honoured for admin only: the skills to take instead of those of SR-10. */
      debugObj: z.nullish(z.object({ skill_ids: z.array(idField).check(z.maxLength(100)) })),
    }),
    result: reply({ ...gradedSessionShape, problems: z.array(gradedExerciseSchema) }),
    summary:
      'Starts a proficiency session, or gives the unfinished one back. Public views only; no problems when no skill is available.',
    source: ['API-29', 'SES-01', 'SES-04', 'SR-10'],
  }),
}
