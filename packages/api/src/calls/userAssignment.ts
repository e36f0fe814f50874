import * as z from 'zod/mini'
import { post, reply } from './defineCall'
import { courseSectionField, gradeField, idField, userIdField } from './fields'

/** ENT-02. `start` and `target` are levels (learning), units (proficiency) or sessions (afficiency) (SR-19). */
export const assignmentItemSchema = z.object({
  grade: gradeField,
  section_type: courseSectionField,
  type: z.enum(['learning', 'proficiency', 'afficiency']),
  /** Of a learning item; null otherwise. */
  skill_id: z.nullable(idField),
  skill_seq: z.nullable(z.int()),
  skill_name: z.nullable(z.string()),
  /** Of the skill, for the link to its session; 1 without a skill. */
  chapter_id: z.int(),
  start: z.number(),
  target: z.number(),
  start_score: z.number(),
  target_score: z.number(),
  current_score: z.number(),
  point: z.number(),
  /** Done, as a fraction from 0 to 1. */
  progress: z.number(),
  done: z.boolean(),
  path: z.string(),
  /** R1, R2 … for the regular week, X1 … for extra work. */
  label: z.string(),
})
export type AssignmentItem = z.infer<typeof assignmentItemSchema>

export const userAssignmentCalls = {
  checkUserLearningInfo: post({
    path: 'userassignment',
    function: 'checkUserLearningInfo',
    access: 'reach',
    params: z.object({ user_id: userIdField }),
    result: reply({ user_learning_info_is_valid: z.boolean() }),
    summary: 'Whether the account setup of the user is complete.',
    source: ['API-03', 'AUTH-12', 'SR-33'],
  }),
  getNextAssignmentTask: post({
    path: 'userassignment',
    function: 'getNextAssignmentTask',
    access: 'own',
    params: z.object({ user_id: userIdField }),
    result: reply({
      next_assignment_task: z.nullable(assignmentItemSchema),
      /** Whether there is work for this week at all; then null above means that it is done. */
      has_assignment: z.boolean(),
    }),
    summary:
      'The first unfinished item of this week: regular work by label, then extra work; null when all is done.',
    source: ['API-05', 'ASG-05', 'ASG-08', 'SR-19', 'SR-20'],
  }),
  createExtraAssignment: post({
    path: 'userassignment',
    function: 'createExtraAssignment',
    access: 'own',
    params: z.object({ user_id: userIdField }),
    result: reply({ extra_assignment: z.array(assignmentItemSchema) }),
    summary: 'Adds extra work to this week; refused while regular or extra work is unfinished.',
    source: ['API-06', 'ASG-06', 'SR-21'],
  }),
}
