import { refuse, succeed } from '@wordstride/api'
import { and, desc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { type SessionRow, sessionSnapshots, sessions } from '../../db/schema'
import type { Handlers } from '../../dispatch/callContext'
import type { SessionKey } from '../log/sessionReading'

/** Unfinished lessons of one student that are kept. */
const MOST_KEPT = 30

async function findOpenLesson(db: Database, { userId, sessionId }: SessionKey): Promise<SessionRow | null> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.sessionId, sessionId),
        eq(sessions.phase, 'LEARNING_SESSION'),
        eq(sessions.sessionStatus, 'in_progress'),
      ),
    )
  return session ?? null
}

/** Keeps one snapshot a skill, and the latest of all skills. */
async function forgetOthers(db: Database, session: SessionRow): Promise<void> {
  const { userId, sessionId, sectionType, gradeId, skillId } = session
  const ofSkill = db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        eq(sessions.sectionType, sectionType),
        eq(sessions.gradeId, gradeId),
        eq(sessions.skillId, skillId ?? ''),
        ne(sessions.sessionId, sessionId),
      ),
    )
  const latest = db
    .select({ sessionId: sessionSnapshots.sessionId })
    .from(sessionSnapshots)
    .where(eq(sessionSnapshots.userId, userId))
    .orderBy(desc(sessionSnapshots.savedAt))
    .limit(MOST_KEPT)
  await db
    .delete(sessionSnapshots)
    .where(
      and(
        eq(sessionSnapshots.userId, userId),
        or(inArray(sessionSnapshots.sessionId, ofSkill), notInArray(sessionSnapshots.sessionId, latest)),
      ),
    )
}

export const snapshotHandlers = {
  async saveSessionSnapshot({ userId, sessionId, snapshot }, { db, now }) {
    if (snapshot === null) {
      await db
        .delete(sessionSnapshots)
        .where(and(eq(sessionSnapshots.userId, userId), eq(sessionSnapshots.sessionId, sessionId)))
      return succeed({})
    }
    const session = await findOpenLesson(db, { userId, sessionId })
    if (!session) return refuse('session_unknown')
    const set = { snapshot, savedAt: now }
    const [written] = await db
      .insert(sessionSnapshots)
      .values({ userId, sessionId, ...set })
      .onConflictDoUpdate({ target: [sessionSnapshots.userId, sessionSnapshots.sessionId], set })
      .returning({ isNew: sql<boolean>`xmax = 0` })
    if (written?.isNew) await forgetOthers(db, session)
    return succeed({})
  },
} satisfies Pick<Handlers, 'saveSessionSnapshot'>
