import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { gradeField, uuidField } from '../calls/fields'
import { untouchedSchema } from '../people/account'

export const classSetupCalls = {
  setUpClass: post({
    path: 'userlearninginfo',
    function: 'setUpClass',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      classId: uuidField,
      /** Where both sections begin; null: each student at the own school grade. */
      startGrade: z.nullable(gradeField),
    }),
    result: reply({
      setUp: z.int(),
      /** They keep their plans. */
      alreadySetUp: z.int(),
      untouched: z.array(untouchedSchema),
    }),
    summary:
      'Sets up the students of a class that have no plan yet, without tests, and gives each the assignment of this week; a student whole or not at all.',
    source: ['SR-04', 'SR-19', 'SR-33'],
  }),
}
