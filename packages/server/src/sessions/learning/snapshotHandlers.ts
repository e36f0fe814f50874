import { refuse, succeed } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { sessionSnapshots, sessions } from '../../db/schema'
import type { Handlers } from '../../dispatch/callContext'

export const snapshotHandlers = {
  async saveSessionSnapshot({ userId, sessionId, snapshot }, { db, now }) {
    if (snapshot === null) {
      await db
        .delete(sessionSnapshots)
        .where(and(eq(sessionSnapshots.userId, userId), eq(sessionSnapshots.sessionId, sessionId)))
      return succeed({})
    }
    const isKnown = await db.$count(
      sessions,
      and(eq(sessions.userId, userId), eq(sessions.sessionId, sessionId)),
    )
    if (isKnown === 0) return refuse('session_unknown')
    const set = { snapshot, savedAt: now }
    await db
      .insert(sessionSnapshots)
      .values({ userId, sessionId, ...set })
      .onConflictDoUpdate({ target: [sessionSnapshots.userId, sessionSnapshots.sessionId], set })
    return succeed({})
  },
} satisfies Pick<Handlers, 'saveSessionSnapshot'>
