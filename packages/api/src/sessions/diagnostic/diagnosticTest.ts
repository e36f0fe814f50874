import { COURSE_SECTIONS, sectionTypeSchema, TEST_TYPES } from '@wordstride/core'
import * as z from 'zod/mini'
import { get, post, reply } from '../../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  timestampField,
  userIdField,
  uuidField,
} from '../../calls/fields'
import { named } from '../../calls/wireCodec'
import { sessionEventsField } from '../sessionEvents'
import { problemSeqField, testSessionIdField } from './testAnswers'

const testTypeField = z.enum(TEST_TYPES)
const groupIdField = named('test_group_uuid', uuidField)
const nameField = z.string().check(z.trim(), z.minLength(1), z.maxLength(60))

/** A problem of a test: the public view only. Its ids are the numbers of the test, because ids of words tell the key. */
export const testProblemSchema = z.object({
  /** Equal to `problem.problem_id`; known in this test only. */
  problemId: idField,
  problemSeq: problemSeqField,
  /** Its id in the content; for those who have the toggle show_problem_id only (PROB-15). */
  contentId: z.optional(idField),
  sectionType: sectionTypeSchema,
  gradeId: gradeField,
  problem: z.looseObject({ problem_id: idField, problem_type: z.string() }),
  /** How far the student is with it, for going on after a reload. */
  progress: z.object({
    answerStatus: z.enum(['init', 'submitted']),
    startTime: z.nullable(timestampField),
    endTime: z.nullable(timestampField),
    isSkipped: z.boolean(),
    /** The submitted answer or a draft as JSON; null before the first. */
    responseJson: named('response', z.nullable(z.string())),
  }),
})
export type TestProblem = z.infer<typeof testProblemSchema>

/** A stage has its own clock: language arts has ae.ls, then ae.rc (TEST-09); the other tests have one stage. */
export const testStageSchema = z.object({
  sectionType: sectionTypeSchema,
  /** Minutes. */
  targetTime: z.number(),
  numberOfProblems: z.int(),
  status: z.enum(['waiting', 'running', 'over']),
  /** At the moment of the reply, by the server's clock, with fractions; 0 when over. */
  remainingSeconds: z.number(),
})
export type TestStage = z.infer<typeof testStageSchema>

/** A part of a test with its running stage (TEST-08). */
const testSessionShape = {
  /** Null when there are no problems (TEST-19). */
  sessionId: named('test_session_uuid', z.nullable(uuidField)),
  groupId: named('test_group_uuid', z.nullable(uuidField)),
  isResumed: z.boolean(),
  testType: testTypeField,
  /** Of the course. */
  sectionType: courseSectionField,
  testGrade: gradeField,
  testLength: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  /** Number of the grade step, from 1. */
  part: z.int(),
  /** Of all stages, and of the running one. */
  testProblems: z.int(),
  sectionProblems: z.int(),
  /** Position of `currentProblem` among all problems of the test, from 0; null when all of the stage are done. */
  testCurrentProblemIndex: z.nullable(z.int()),
  /** Minutes of the running stage. */
  targetTime: z.number(),
  stages: z.array(testStageSchema),
  /** Position in `stages` of the one that is running; its problems are in `problems`, those of others are not. */
  stageIndex: z.int(),
  problems: z.array(testProblemSchema),
  /** `problemSeq` of the first unanswered problem of the stage; null when all are done. */
  currentProblem: z.nullable(problemSeqField),
  /** Of the running stage, epoch ms; null when there are no problems. */
  startedAt: z.nullable(timestampField),
  /** All that happened in the running stage, `started` first; the ids are those of `problems`. */
  events: sessionEventsField,
}

/** One answered problem of a result. */
const testTableRowSchema = z.object({
  problemSeq: problemSeqField,
  sectionType: sectionTypeSchema,
  /** What it was about; null in vocabulary, where that is the answer. */
  topic: z.nullable(z.string()),
  /** What was asked, in Markdown. */
  problem: z.string(),
  /** The student's answer in plain words. */
  answer: z.string(),
  /** Null until the test has ended, and in a practice test. */
  rightAnswer: z.nullable(z.string()),
  /** Null until the test has ended, and in a practice test. */
  isCorrect: z.nullable(z.boolean()),
  seconds: z.number(),
})
export type TestTableRow = z.infer<typeof testTableRowSchema>

/** TEST-25: the result of one part. The measures are null until it has ended. */
export const testResultSchema = z.object({
  sessionId: testSessionIdField,
  groupId: groupIdField,
  testType: testTypeField,
  sectionType: courseSectionField,
  /** Number of the grade step, from 1. */
  part: z.int(),
  /** The grade tested; 0 is Kindergarten. */
  gradeId: gradeField,
  /** Equal to `gradeId`. */
  testGrade: gradeField,
  /** The grade of the first part of the group. */
  selectedGrade: gradeField,
  /** The grade of the next part; null when the sequence is finished or this part has not ended. */
  nextGrade: z.nullable(gradeField),
  /** Fraction. */
  accuracy: z.nullable(z.number()),
  speed: z.nullable(z.number()),
  region: z.nullable(z.int().check(z.gte(1), z.lte(6))),
  /** Text of the region (SR-31). */
  recommendation: z.nullable(z.string()),
  /** The answered problems. */
  tableData: z.array(testTableRowSchema),
  numberOfProblems: z.int(),
  startTime: timestampField,
  /** Null until the test has ended. */
  endTime: z.nullable(timestampField),
  firstName: z.string(),
  lastName: z.string(),
  /** Minutes, as asked for. */
  testLength: z.int(),
  /** A practice test has no measures and no verdicts (SR-43). */
  isPractice: z.boolean(),
  /** It ended because the student was away too often or too long (SR-35). */
  isInterrupted: z.boolean(),
  /** Not ended, recent enough, and something left to answer in time (SR-35). */
  resumable: z.boolean(),
  /** The first unanswered problem; null when there is none. */
  startProblemSeq: z.nullable(problemSeqField),
  /** The first centre of the student. */
  learningCenterName: z.nullable(z.string()),
  ip: z.string(),
})
export type TestResult = z.infer<typeof testResultSchema>

export const diagnosticTestCalls = {
  startDiagnosticTest: post({
    path: 'diagnostictest',
    function: 'startDiagnosticTest',
    access: 'own',
    params: z.object({
      userId: userIdField,
      testType: testTypeField,
      /** ae.la or ae.voc for a new part; ae.rc with `sessionId` for the second stage of a running one. */
      sectionType: z.enum([...COURSE_SECTIONS, 'ae.rc']),
      testGrade: gradeField,
      /** Minutes: 20, 30, 45 or 60 of an english_test; 5 makes a vocabulary diagnostic a practice test (SR-43). */
      testLength: z.nullish(z.int().check(z.gte(1), z.lte(120))),
      /** Problems of a mini_test: 10, 15 or 20. */
      testProblems: z.nullish(z.int().check(z.gte(1), z.lte(1000))),
      /** Of the account when left out. */
      firstName: z.nullish(nameField),
      lastName: z.nullish(nameField),
      /** The server counts the parts itself. */
      part: z.nullish(z.int()),
      /** Of the parts before: this one has the grade that the last one named as next (TEST-11). */
      groupId: named('test_group_uuid', z.nullish(uuidField)),
      sessionId: named('test_session_uuid', z.nullish(uuidField)),
    }),
    result: reply(testSessionShape),
    summary:
      'Starts a part of a test or gives the unfinished one back; begins the second stage of a language arts test. Public views only; no problems when the grade has none. Needs the toggle start_a_test, except for the diagnostic test of a student who is not set up yet.',
    source: ['API-43', 'TEST-08', 'TEST-09', 'TEST-11', 'SR-30', 'SR-43'],
  }),
  resumeDiagnosticTest: post({
    path: 'resumediagnostictest',
    function: 'resumeDiagnosticTest',
    access: 'own',
    params: z.object({ userId: userIdField, sessionId: testSessionIdField }),
    result: reply(testSessionShape),
    summary:
      'Goes on with an unfinished part where it was left; refused when it is not resumable. A stage whose time is over is followed by the next one.',
    source: ['API-44', 'TEST-23', 'TEST-24', 'SR-35'],
  }),
  getTestResult: post({
    path: 'gettestresult',
    function: 'getTestResult',
    access: 'reach',
    params: z.object({ userId: userIdField, sessionId: testSessionIdField }),
    result: reply({ result: testResultSchema }),
    summary: 'The result of one part; without its measures until it has ended.',
    source: ['API-45', 'TEST-25', 'SR-31', 'SR-32'],
  }),
  getUserTestResult: post({
    path: 'getusertestresult',
    function: 'getUserTestResult',
    access: 'reach',
    params: z.object({
      userId: userIdField,
      testsPerPage: z._default(z.int().check(z.gte(1), z.lte(100)), 10),
      pageId: z._default(z.int().check(z.gte(1), z.lte(1_000_000)), 1),
      /** Accepted; nothing depends on it. */
      accountSetupPath: z.nullish(z.union([z.boolean(), z.string().check(z.maxLength(200))])),
    }),
    result: reply({ tests: z.array(testResultSchema), pages: z.int() }),
    summary: 'The tests of a user, newest first, a page at a time.',
    source: ['API-47', 'TEST-28', 'SR-35'],
  }),
  getConsolidatedTestResult: post({
    path: 'consolidatedtestresult',
    function: 'getConsolidatedTestResult',
    access: 'reach',
    params: z.object({ userId: userIdField }),
    result: reply({
      /** Of each tested grade of a section the last diagnostic part that has ended, the lowest grade first. */
      results: z.array(testResultSchema),
      /** What to test next (SR-35); null when the tests of both sections are done. */
      suggestedTest: z.nullable(
        z.object({
          sectionType: courseSectionField,
          testGrade: gradeField,
          /** Of the sequence that goes on; null where a new one begins. */
          groupId: named('test_group_uuid', z.nullable(uuidField)),
        }),
      ),
      /** Sections whose sequence of tests has come to its end. */
      testedSections: z.array(courseSectionField),
      /** Sections whose highest grade was passed (SR-32). */
      topGradePassed: z.array(courseSectionField),
    }),
    summary: 'What the diagnostic tests of a user say in all, and which one to take next.',
    source: ['SETUP-05', 'SETUP-06', 'SETUP-08', 'SETUP-09', 'SR-32', 'SR-35'],
  }),
  getTestGrades: post({
    path: 'testgrades',
    function: 'getTestGrades',
    access: 'token',
    params: z.object({}),
    result: reply({
      sections: z.array(z.object({ sectionType: courseSectionField, grades: z.array(gradeField) })),
    }),
    summary: 'The grades for which there are test problems, by section.',
    source: ['TEST-04', 'TEST-19', 'SR-30', 'SETUP-04'],
  }),
  newTestUser: get({
    path: 'newtestuser/{kind}',
    access: 'token',
    toggle: 'get_test_account',
    params: z.object({ kind: z.enum(['special', 'regular']) }),
    result: reply({ username: z.string(), password: z.string() }),
    summary: 'Makes a test account, valid for 14 days. Its password is its name, but in production.',
    source: ['API-46', 'TEST-30', 'TOOL-06', 'SR-36'],
  }),
}
