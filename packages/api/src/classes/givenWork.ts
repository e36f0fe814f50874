import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, dayField, gradeField, idField } from '../calls/fields'

export const givenWorkCalls = {
  giveWork: post({
    path: 'classes',
    function: 'giveWork',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      studentIds: z.array(idField).check(z.minLength(1), z.maxLength(50)),
      work: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('extra') }),
        z.object({
          kind: z.literal('skill'),
          sectionType: courseSectionField,
          grade: gradeField,
          skillId: idField,
        }),
      ]),
      /** Until when; a day of this week on the calendar of the region. */
      dueOn: z.nullish(dayField),
    }),
    result: reply({
      given: z.int(),
      /** Who got nothing, and why. */
      left: z.array(
        z.object({
          userId: idField,
          reason: z.enum(['not_set_up', 'nothing_left', 'learned_already', 'has_it_already']),
        }),
      ),
    }),
    summary: "Adds extra work, or a skill, to this week's work of one or many students.",
    source: ['SR-04', 'SR-08', 'SR-21'],
  }),
}
