import { type Refusal, refuse, succeed } from '@wordstride/api'
import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { mails, type TestSessionRow } from '../../db/schema'
import type { CallContext, Handlers } from '../../dispatch/callContext'
import { findCarers } from '../../mail/findCarers'
import { type Mail, onceKeyOf, queueMail } from '../../mail/queueMail'
import { inStudentTurn } from '../../standing/inStudentTurn'
import { settleTest } from './endTest'
import { findMailedTest, findPartsUpTo } from './findMailedTest'
import { endMail, resultMail, startMail } from './testMailViews'
import { findTestResults } from './testResult'

interface MailedTest {
  tx: Database
  test: TestSessionRow
  /** Of parents, account managers and teachers. */
  carers: readonly string[]
}

/** SR-37. Nothing of what the client says of the test is believed: a student could write to parents in our name. */
function withMailedTest(
  sessionId: string | null | undefined,
  { db, now, caller: { user } }: CallContext,
  run: (mailed: MailedTest) => Promise<Refusal | { isSuccess: true; status: 'success' }>,
) {
  return inStudentTurn(db, { userId: user.userId, section: 'tests' }, async (tx) => {
    const found = await findMailedTest(tx, user.userId, sessionId, now)
    if (!found) return refuse('test_unknown')
    const test = await settleTest(tx, found, now)
    return run({ tx, test, carers: await findCarers(tx, user, now) })
  })
}

async function queueToAll(
  { tx, test, carers }: MailedTest,
  context: CallContext,
  mail: Pick<Mail, 'kind' | 'subject' | 'view'>,
) {
  const { userId } = context.caller.user
  const onceKey = `${mail.kind} ${test.sessionId}`
  for (const toAddress of carers) await queueMail(context, tx, { ...mail, toAddress, userId, onceKey })
  return succeed({})
}

/** Whether the mail with the result was written, or nobody could get it. */
async function isResultQueued({ tx, test, carers }: MailedTest): Promise<boolean> {
  if (carers.length === 0) return true
  const keys = carers.map((address) => onceKeyOf(`test_result ${test.sessionId}`, address))
  const found = await tx
    .select({ mailId: mails.mailId })
    .from(mails)
    .where(inArray(mails.onceKey, keys))
    .limit(1)
  return found.length > 0
}

export const testMailHandlers = {
  sendTestStartEmail: ({ sessionId }, context) =>
    withMailedTest(sessionId, context, async (mailed) => {
      if (mailed.test.endedAt !== null) return refuse('test_ended')
      return queueToAll(mailed, context, startMail(mailed.test, context.caller.user, context.timeZone))
    }),

  sendTestResultEmail: ({ sessionId }, context) =>
    withMailedTest(sessionId, context, async (mailed) => {
      const { tx, test } = mailed
      if (test.endedAt === null) return refuse('test_not_ended')
      const { user } = context.caller
      const parts = await findTestResults(tx, user.userId, await findPartsUpTo(tx, test), context.now)
      return queueToAll(mailed, context, resultMail(test, user, parts))
    }),

  sendTestEndEmail: ({ sessionId }, context) =>
    withMailedTest(sessionId, context, async (mailed) => {
      if (mailed.test.endedAt === null) return refuse('test_not_ended')
      if (!(await isResultQueued(mailed))) return refuse('result_not_sent')
      return queueToAll(mailed, context, endMail(mailed.test, context.timeZone))
    }),
} satisfies Partial<Handlers>
