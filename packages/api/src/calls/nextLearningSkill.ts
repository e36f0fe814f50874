import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { courseSectionField, gradeField, idField, pathField, programIdField, userIdField } from './fields'

export const nextLearningSkillCalls = {
  userNextLearningSkill: post({
    path: 'nextlearningskill',
    function: 'userNextLearningSkill',
    access: 'own',
    params: z.object({
      user_id: userIdField,
      program_id: programIdField,
      section_type: courseSectionField,
      grade_id: gradeField,
      /** The skill just passed, which is not offered again. */
      skill_id: z.optional(idField),
      path: pathField,
    }),
    result: reply({
      program_id: z.int(),
      section_type: courseSectionField,
      grade_id: gradeField,
      chapter_id: z.nullable(z.int()),
      /** Or the text 'No next skill.' */
      skill_id: idField,
      type: z.literal('learning'),
      path: pathField,
    }),
    summary: 'The first skill of the grade that is still at level 0.',
    source: ['API-31', 'ENT-19', 'SR-16'],
  }),
}
