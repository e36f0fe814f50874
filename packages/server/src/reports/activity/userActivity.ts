import { refuse, succeed } from '@wordstride/api'
import { measuredSeconds } from '@wordstride/learning'
import { and, between, desc, eq } from 'drizzle-orm'
import { among } from '../../db/among'
import type { Database } from '../../db/database'
import { sessions, skills } from '../../db/schema'
import type { Handler } from '../../dispatch/callContext'
import { findRecords, type RecordedSession, recordedColumns } from '../../sessions/sessionRecords'

/** Six months, whichever they are, with the whole of the last day and a change of the clocks. */
const LONGEST_MS = 186 * 86_400_000
/** More than anybody works in six months. */
const MAX_RECORDS = 5000

async function findSkillNames(
  db: Database,
  worked: readonly RecordedSession[],
): Promise<Map<string, string>> {
  const ids = [...new Set(worked.flatMap(({ skillId }) => skillId ?? []))]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      sectionType: skills.sectionType,
      gradeId: skills.gradeId,
      skillId: skills.skillId,
      skillName: skills.skillName,
    })
    .from(skills)
    .where(among(skills.skillId, ids))
  return new Map(rows.map((row) => [placeOf(row), row.skillName]))
}

const placeOf = ({
  sectionType,
  gradeId,
  skillId,
}: Pick<RecordedSession, 'sectionType' | 'gradeId' | 'skillId'>) => `${sectionType} ${gradeId} ${skillId}`

/** REP-03, REP-05: the latest first. */
export const getUserActivity: Handler<'getUserActivity'> = async ({ userId, startTime, endTime }, { db }) => {
  if (endTime < startTime || endTime - startTime > LONGEST_MS) return refuse('activity_range')
  const worked = await db
    .select(recordedColumns)
    .from(sessions)
    .where(
      and(eq(sessions.userId, userId), between(sessions.startedAt, new Date(startTime), new Date(endTime))),
    )
    .orderBy(desc(sessions.startedAt))
    .limit(MAX_RECORDS)
  const [records, names] = await Promise.all([findRecords(db, userId, worked), findSkillNames(db, worked)])
  return succeed({
    data: records.map((record, i) => ({
      ...record,
      skillName: names.get(placeOf(record)) ?? null,
      activeSeconds: measuredSeconds((worked[i]?.activeMs ?? 0) / 1000),
    })),
  })
}
