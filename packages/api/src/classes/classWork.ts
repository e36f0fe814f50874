import * as z from 'zod/mini'
import { accountStatusSchema } from '../accounts/userAuth'
import { post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  standardsField,
  timestampField,
  uuidField,
} from '../calls/fields'

/** Why a student needs somebody: each by a rule of its own (`helpReasons`). */
const helpReasonSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('absent'), days: z.int() }),
  z.object({ reason: z.literal('stuck'), skillName: z.string(), failures: z.int() }),
  z.object({ reason: z.literal('inaccurate'), correct: z.int(), of: z.int() }),
  z.object({ reason: z.literal('behind'), points: z.number(), expected: z.number() }),
])
export type HelpReason = z.infer<typeof helpReasonSchema>

const workingStudentSchema = z.object({
  userId: idField,
  /** In full: for the teacher. */
  name: z.string(),
  status: accountStatusSchema,
  isSetUp: z.boolean(),
  /** Of this week. */
  minutes: z.number(),
  points: z.number(),
  /** The begin of the last session; null for who has never worked. */
  lastActiveAt: z.nullable(timestampField),
  /** One digit a skill, in the order of the skills. */
  levels: z.string(),
  /** Skills of this table on which the student is stuck. */
  stuckOn: z.array(idField),
  needs: z.array(helpReasonSchema),
})
export type WorkingStudent = z.infer<typeof workingStudentSchema>

const tableSkillSchema = z.object({
  skillId: idField,
  skillName: z.string(),
  standards: standardsField,
  chapterName: z.string(),
})
export type TableSkill = z.infer<typeof tableSkillSchema>

export const classWorkCalls = {
  getClassWork: post({
    path: 'classes',
    function: 'getClassWork',
    access: 'token',
    toggle: 'all_users',
    params: z.object({
      classId: uuidField,
      sectionType: courseSectionField,
      /** The one in which most of the class are when left out. */
      grade: z.nullish(gradeField),
      /** Only these of its students, whose work has moved. */
      studentIds: z.nullish(z.array(idField).check(z.maxLength(200))),
      /** Those behind this student in the order of names. */
      after: z.nullish(idField),
    }),
    result: reply({
      name: z.string(),
      centerName: z.string(),
      sectionType: courseSectionField,
      grade: gradeField,
      /** The grades of the section, with how many of the class are in each; none with a part of a class at a grade. */
      grades: z.array(z.object({ grade: gradeField, students: z.int() })),
      skills: z.array(tableSkillSchema),
      /** By name; no more than 200 with one call. */
      students: z.array(workingStudentSchema),
      hasMore: z.boolean(),
    }),
    summary:
      'The students of a class with their levels in the skills of a grade, their week, and who needs help.',
    source: ['SR-04', 'SR-08', 'SR-17', 'SR-42'],
  }),
}
