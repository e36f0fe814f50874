import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import { userIdField } from '../calls/fields'

const honorStudentSchema = z.object({
  /** First name, last initial and the honor (SR-28). */
  name: z.string(),
  /** Whether it is the user that was asked for. */
  isOwn: z.boolean(),
})
export type HonorStudent = z.infer<typeof honorStudentSchema>

const newHonorStudentsSchema = z.object({
  /** The latest first. */
  honor: z.array(honorStudentSchema),
  highHonor: z.array(honorStudentSchema),
})
export type NewHonorStudents = z.infer<typeof newHonorStudentsSchema>

export const newHonorStudentsCalls = {
  getNewHonorStudents: post({
    path: 'userassignment',
    function: 'getNewHonorStudents',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({ newHonorStudents: newHonorStudentsSchema }),
    summary: 'The students of the country who have become honor or high honor students in the last 7 days.',
    source: ['API-09', 'HOME-13', 'SR-25'],
  }),
}
