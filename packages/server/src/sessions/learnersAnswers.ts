import { LEARNERS } from '@wordstride/api'
import { and, gt, inArray, isNotNull, lte } from 'drizzle-orm'
import { answers, testProblems, users } from '../db/schema'

/** A time after `after` up to `to`. */
interface Stretch {
  after: Date
  to: Date
}

const received = (table: typeof answers | typeof testProblems, { after, to }: Stretch) =>
  and(gt(table.receivedAt, after), lte(table.receivedAt, to))

const isLearner = inArray(users.role, [...LEARNERS])

/** What sessions accepted of learners in a time; joined with their users. */
export const learnersAnswers = (stretch: Stretch) =>
  and(received(answers, stretch), isNotNull(answers.seq), isLearner)

/** What learners answered in tests in a time; joined with their users. */
export const learnersTestAnswers = (stretch: Stretch) =>
  and(received(testProblems, stretch), isNotNull(testProblems.isCorrect), isLearner)
