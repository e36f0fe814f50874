import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  pathField,
  programIdField,
  userIdField,
} from '../calls/fields'

export const nextLearningSkillCalls = {
  userNextLearningSkill: post({
    path: 'nextlearningskill',
    function: 'userNextLearningSkill',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      programId: programIdField,
      sectionType: courseSectionField,
      gradeId: gradeField,
      /** The skill just passed, which is not offered again. */
      skillId: z.optional(idField),
      path: pathField,
    }),
    result: reply({
      programId: z.int(),
      sectionType: courseSectionField,
      gradeId: gradeField,
      chapterId: z.nullable(z.int()),
      /** Or the text 'No next skill.' */
      skillId: idField,
      type: z.literal('learning'),
      path: pathField,
    }),
    summary: 'The first skill of the grade that is still at level 0.',
    source: ['API-31', 'ENT-19', 'SR-16'],
  }),
}
