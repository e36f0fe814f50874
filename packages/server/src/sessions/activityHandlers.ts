import { refuse, succeed } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { inWeekTurn } from '../assignments/inWeekTurn'
import { sessions } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'
import { savePoints } from './log/saveAccepted'
import { findRecords } from './sessionRecords'

export const activityHandlers = {
  /** SES-24, SES-25: the record is the server's own; the client tells of demos and assisted exercises. */
  async saveUserActivityData({ userId, session: told }, { db, timeZone }) {
    const { sessionId, demoStatus, assistedExercisesStatus } = told
    const [session] = await db
      .update(sessions)
      .set({ demoStatus, assistedExercisesStatus })
      .where(and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)))
      .returning()
    if (!session) return refuse('session_unknown')
    const total =
      session.sessionStatus === 'in_progress'
        ? 0
        : await inWeekTurn(db, userId, (tx) => savePoints(tx, session, timeZone))
    const [record] = await findRecords(db, userId, [session])
    if (!record) throw new Error('A session has no record.')
    return succeed({ sessionId, points: { total }, session: { ...record, points: { total } } })
  },
} satisfies Pick<Handlers, 'saveUserActivityData'>
