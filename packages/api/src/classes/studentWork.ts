import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  newIdField,
  scoreField,
  sessionIdField,
  sessionPhaseField,
  timestampField,
  userIdField,
  uuidField,
  verdictField,
} from '../calls/fields'
import { feedbackSchema } from '../sessions/graded/gradedSession'

const standingSchema = z.object({
  sectionType: courseSectionField,
  grade: gradeField,
  score: scoreField,
  /** How many skills there are at each level, from 0 on. */
  skillsAt: z.array(z.int()),
})
export type StudentStanding = z.infer<typeof standingSchema>

const noteSchema = z.object({
  noteId: uuidField,
  text: z.string(),
  staffName: z.string(),
  writtenAt: timestampField,
  /** Whether the reader may take it away. */
  isOwn: z.boolean(),
})
export type StudentNote = z.infer<typeof noteSchema>

const studentSessionSchema = z.object({
  sessionId: sessionIdField,
  phase: sessionPhaseField,
  sectionType: courseSectionField,
  grade: gradeField,
  /** Of a learning session. */
  skillName: z.nullable(z.string()),
  startedAt: timestampField,
  minutes: z.number(),
  sessionStatus: z.enum(['in_progress', 'passed', 'left', 'timed_out']),
  answers: z.int(),
  correct: z.int(),
})
export type StudentSession = z.infer<typeof studentSessionSchema>

const shownProblemField = z.looseObject({ problem_id: idField, problem_type: z.string() })

const givenAnswerSchema = z.object({
  answerId: uuidField,
  skillName: z.string(),
  verdict: verdictField,
  /** Of hints, the last one that was opened. */
  hints: z.int(),
  /** From the first sight to the check, by the student's clock. */
  seconds: z.number(),
  answeredAt: timestampField,
  /** The problem in the order in which it stood there, with the response as JSON; null when it cannot be drawn any more. */
  shown: z.nullable(
    z.object({ problem: shownProblemField, response: z.string(), feedback: z.nullable(feedbackSchema) }),
  ),
})
export type GivenAnswer = z.infer<typeof givenAnswerSchema>

export const studentWorkCalls = {
  getStudentWork: post({
    path: 'classes',
    function: 'getStudentWork',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField }),
    result: reply({
      name: z.string(),
      userName: z.string(),
      schoolGrade: gradeField,
      classes: z.array(z.object({ classId: uuidField, name: z.string() })),
      standings: z.array(standingSchema),
      notes: z.array(noteSchema),
      /** Whether the family gets a mail every week; null when the account has no address of it. */
      familyDigest: z.nullable(z.boolean()),
    }),
    summary: 'Where a student stands, with the notes of staff, for who looks after the student.',
    source: ['SR-04', 'SR-14'],
  }),
  listStudentSessions: post({
    path: 'classes',
    function: 'listStudentSessions',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({
      userId: userIdField,
      /** Those that began before. */
      before: z.nullish(timestampField),
    }),
    result: reply({ sessions: z.array(studentSessionSchema), hasMore: z.boolean() }),
    summary: 'The sessions of a student, the latest first.',
    source: ['SR-04'],
  }),
  getStudentSession: post({
    path: 'classes',
    function: 'getStudentSession',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField, sessionId: sessionIdField }),
    result: reply({ answers: z.array(givenAnswerSchema) }),
    summary: 'The answers of a session as they were given, each with its problem as it stood there.',
    source: ['SR-04'],
  }),
  addStudentNote: post({
    path: 'classes',
    function: 'addStudentNote',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({
      userId: userIdField,
      newId: newIdField,
      text: z.string().check(z.minLength(1), z.maxLength(2_000)),
    }),
    result: reply({}),
    summary: 'Writes a note about a student, which all read who look after the student.',
    source: ['SR-04'],
  }),
  removeStudentNote: post({
    path: 'classes',
    function: 'removeStudentNote',
    access: 'reach',
    toggle: 'all_users',
    params: z.object({ userId: userIdField, noteId: uuidField }),
    result: reply({}),
    summary: 'Takes an own note away; administrators take any away.',
    source: ['SR-04'],
  }),
}
