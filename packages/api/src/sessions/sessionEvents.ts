import * as z from 'zod/mini'
import { post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  levelField,
  responseJsonField,
  sessionIdField,
  sessionPhaseField,
  timestampField,
  userIdField,
  verdictField,
} from '../calls/fields'

const levelStateSchema = z.object({
  level: levelField,
  isSecondTry: z.boolean(),
  /** SR-12: whether the skill ever dropped from level 1 to 0. */
  hasDroppedToZero: z.boolean(),
})

/** What a session starts with: `SessionStart` of the session machine. */
const sessionStartSchema = z.object({
  sessionId: sessionIdField,
  phase: z.enum([...sessionPhaseField.options, 'test']),
  sectionType: courseSectionField,
  gradeId: gradeField,
  /** Empty in sessions over several skills. */
  skillId: z.string(),
  path: z.nullable(z.string()),
  startingLevel: levelField,
  /** Of a learning session: where the student stood in its skill. One that began up to version 2.5.3 has the level alone. */
  standing: z.optional(levelStateSchema),
  correctCount: z.nullable(z.int()),
  problemIds: z.array(idField),
  lastProblemId: z.nullable(idField),
  targets: z.optional(
    z.array(
      z.object({
        problemId: idField,
        skillId: idField,
        state: levelStateSchema,
        specifiedMinutes: z.number(),
      }),
    ),
  ),
  /** Of each problem: an answer that comes sooner after its showing is none (SR-17). */
  leastMs: z.optional(z.array(z.number())),
})

const at = timestampField
const aboutProblem = { at, problemId: idField }
export const stepField = z.int().check(z.gte(1), z.lte(100))

const started = z.object({ type: z.literal('started'), at, start: sessionStartSchema })
const exerciseShown = z.object({ type: z.literal('exercise_shown'), ...aboutProblem })
const hintOpened = z.object({ type: z.literal('hint_opened'), ...aboutProblem, step: stepField })
const hintClosed = z.object({ type: z.literal('hint_closed'), ...aboutProblem })
const answerChecked = z.object({
  type: z.literal('answer_checked'),
  ...aboutProblem,
  verdict: verdictField,
  /** Where the student stood in the skill when the answer arrived. */
  standing: z.optional(levelStateSchema),
  /** Milliseconds, as the server measured them (SR-13). */
  activeMs: z.optional(z.number()),
})
const answerSubmitted = z.object({ type: z.literal('answer_submitted'), ...aboutProblem })
const advanced = z.object({ type: z.literal('advanced'), ...aboutProblem })
const skipped = z.object({
  type: z.literal('skipped'),
  ...aboutProblem,
  /** Whether the server knows of a fault of the problem. */
  isFaulty: z.optional(z.boolean()),
})
const alive = z.object({ type: z.literal('alive'), at, until: timestampField })
const paused = z.object({ type: z.literal('paused'), at })
const left = z.object({ type: z.literal('left'), at })
const timedOut = z.object({ type: z.literal('timed_out'), at })

/** What the server accepted in a session, in its order; the state of the session is the fold of them. */
const sessionEventSchema = z.discriminatedUnion('type', [
  started,
  exerciseShown,
  hintOpened,
  hintClosed,
  answerChecked,
  answerSubmitted,
  advanced,
  skipped,
  alive,
  paused,
  left,
  timedOut,
])
export const sessionEventsField = z.array(sessionEventSchema)

/** What a client may tell of a session; answers have calls of their own. */
export const toldEventSchema = z.discriminatedUnion('type', [
  exerciseShown,
  hintOpened,
  hintClosed,
  advanced,
  /** The problem could not be drawn; `message` says why. */
  z.object({
    type: z.literal('skipped'),
    ...aboutProblem,
    message: z.optional(z.string().check(z.maxLength(500))),
  }),
  alive,
  paused,
  left,
  /** A response that is not checked yet: it is kept for going on, and no event of the session. */
  z.object({ type: z.literal('responded'), ...aboutProblem, responseJson: responseJsonField }),
])
export type ToldEvent = z.infer<typeof toldEventSchema>

export const sessionEventCalls = {
  recordSessionEvents: post({
    path: 'sessionevent',
    function: 'recordSessionEvents',
    access: 'own',
    params: z.object({
      userId: userIdField,
      sessionId: sessionIdField,
      /** In the order in which they happened. */
      events: z.array(toldEventSchema).check(z.maxLength(200)),
    }),
    result: reply({
      /** Those that were accepted, as they are stored now. */
      events: sessionEventsField,
    }),
    summary:
      'Remembers what happens between the answers of a session. What does not fit the session is left out; graded sessions have the times of their arrival.',
    source: ['SES-17', 'SES-25', 'SES-41', 'SR-13', 'SR-17'],
  }),
}
