import { PROGRAM_ID } from '@wordstride/core'
import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField } from '../calls/fields'
import { named } from '../calls/wireCodec'

/** A place in a grade of the course (SR-39). */
export const gradePlaceSchema = z.object({
  rank: z.int(),
  displayName: z.string(),
  own: z.boolean(),
  /** Of the own row; what others have is theirs. */
  projectedScore: z.nullable(z.number()),
})
export type GradePlace = z.infer<typeof gradePlaceSchema>

export const gradeProgressCalls = {
  getGradeProgress: post({
    path: '/datastore/progress',
    function: 'getProgress',
    access: 'token',
    toggle: 'my_position',
    params: z.object({
      gradeId: named('grade', gradeField),
      productId: z._default(z.literal(PROGRAM_ID), PROGRAM_ID),
      sectionType: courseSectionField,
    }),
    result: reply({ data: z.array(gradePlaceSchema) }),
    summary: 'The first places of a grade in the country, and the own one with those before it.',
    source: ['API-40', 'PEER-13', 'SR-39'],
  }),
}
