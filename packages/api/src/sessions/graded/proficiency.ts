import * as z from 'zod/mini'
import { post, reply } from '../../calls/defineCall'
import {
  chapterField,
  courseSectionField,
  gradeField,
  idField,
  pathField,
  programIdField,
  userIdField,
} from '../../calls/fields'
import { named } from '../../calls/wireCodec'
import { gradedExerciseSchema, gradedSessionShape } from './gradedSession'

export const proficiencyCalls = {
  takeProficiency: post({
    path: 'proficiency',
    function: 'takeProficiency',
    access: 'own',
    params: z.object({
      userId: userIdField,
      programId: programIdField,
      sectionType: courseSectionField,
      currentGrade: gradeField,
      chapterId: z.optional(chapterField),
      path: pathField,
      /** Stored, never trusted. */
      log: z.nullish(z.string().check(z.maxLength(2000))),
      source: z.nullish(z.string().check(z.maxLength(120))),
      /** Honoured for admin only: the skills to take instead of those of SR-10. */
      debugObj: named(
        'debugObj',
        z.nullish(z.object({ skillIds: z.array(idField).check(z.maxLength(100)) })),
      ),
    }),
    result: reply({ ...gradedSessionShape, problems: z.array(gradedExerciseSchema) }),
    summary:
      'Starts a proficiency session, or gives the unfinished one back. Public views only; no problems when no skill is available.',
    source: ['API-29', 'SES-01', 'SES-04', 'SR-10'],
  }),
}
