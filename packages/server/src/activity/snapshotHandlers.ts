import { succeed } from '@wordstride/api'
import { and, eq } from 'drizzle-orm'
import { sessionSnapshots } from '../db/schema'
import type { Handlers } from '../dispatch/callContext'

export const snapshotHandlers = {
  async saveSessionSnapshot(
    { user_id, session_uuid, section_type, grade_id, skill_id, snapshot },
    { db, now },
  ) {
    if (snapshot === null) {
      await db
        .delete(sessionSnapshots)
        .where(and(eq(sessionSnapshots.userId, user_id), eq(sessionSnapshots.sessionUuid, session_uuid)))
      return succeed({})
    }
    const set = { sessionUuid: session_uuid, snapshot, savedAt: now }
    await db
      .insert(sessionSnapshots)
      .values({
        userId: user_id,
        sectionType: section_type,
        gradeId: grade_id,
        skillId: skill_id,
        ...set,
      })
      .onConflictDoUpdate({
        target: [
          sessionSnapshots.userId,
          sessionSnapshots.sectionType,
          sessionSnapshots.gradeId,
          sessionSnapshots.skillId,
        ],
        set,
      })
    return succeed({})
  },
} satisfies Pick<Handlers, 'saveSessionSnapshot'>
