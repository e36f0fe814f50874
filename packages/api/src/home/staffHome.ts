import * as z from 'zod/mini'
import { accountStatusSchema } from '../accounts/userAuth'
import { post, reply } from '../calls/defineCall'
import { courseSectionField, gradeField, idField, timestampField } from '../calls/fields'

/** A skill on which a student failed again and again this week. */
const stuckSkillSchema = z.object({
  sectionType: courseSectionField,
  gradeId: gradeField,
  skillId: idField,
  skillName: z.string(),
  /** Learning sessions that were worked in and ended without a pass. */
  failedSessions: z.int(),
  /** Falls of the level. */
  drops: z.int(),
})
export type StuckSkill = z.infer<typeof stuckSkillSchema>

const classStudentSchema = z.object({
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
  stuckOn: z.array(stuckSkillSchema),
})
export type ClassStudent = z.infer<typeof classStudentSchema>

const teacherClassSchema = z.object({
  classId: idField,
  name: z.string(),
  centerName: z.string(),
  studentIds: z.array(idField),
})
export type TeacherClass = z.infer<typeof teacherClassSchema>

const centerCountsSchema = z.object({
  centerId: z.int(),
  name: z.string(),
  students: z.int(),
  /** Tutors and teachers. */
  teachers: z.int(),
  classes: z.int(),
  /** Students who have worked this week. */
  activeStudents: z.int(),
})
export type CenterCounts = z.infer<typeof centerCountsSchema>

const attentionSchema = z.object({
  count: z.int(),
  /** The first of them. */
  people: z.array(
    z.object({
      userId: idField,
      name: z.string(),
      /** The end of the account, or of its freeze. */
      endsAt: timestampField,
    }),
  ),
})
export type Attention = z.infer<typeof attentionSchema>

export const staffHomeCalls = {
  getTeacherHome: post({
    path: 'homepageinfo',
    function: 'getTeacherHome',
    access: 'token',
    params: z.object({}),
    result: reply({ classes: z.array(teacherClassSchema), students: z.array(classStudentSchema) }),
    summary:
      'The classes of a teacher or tutor, with what each student in reach did this week and is stuck on. Refused to students.',
    source: ['SR-04', 'SR-17', 'SR-26'],
  }),
  getCenterHome: post({
    path: 'homepageinfo',
    function: 'getCenterHome',
    access: 'token',
    params: z.object({}),
    result: reply({
      centers: z.array(centerCountsSchema),
      notSetUp: attentionSchema,
      endingSoon: attentionSchema,
      frozen: attentionSchema,
    }),
    summary:
      'Counts of the own learning centres (lcadmin) or of all (admin), and the accounts that need attention. Refused to everybody else.',
    source: ['SR-03', 'SR-04', 'SR-33'],
  }),
}
