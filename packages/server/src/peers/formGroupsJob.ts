import { subDays } from 'date-fns'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, not, notExists, sql } from 'drizzle-orm'
import { schoolYearOf } from '../calendar/schoolYear'
import type { Database } from '../db/database'
import { peerGroups, peerMembers, peerRankings, users } from '../db/schema'
import type { Job } from '../jobs/defineJob'
import { isTurnDue } from '../rewards/honors/turnSchoolYear'
import { type Cohort, fitsStudent, lockCohort } from './cohort'
import { mayHavePeers } from './mayHavePeers'
import { placeInGroups } from './placeInGroups'

/** Rankings that nobody has looked at for so long name people who may be gone. */
const RANKING_DAYS = 1

const mayHavePlace = (db: Database, now: Date) => and(mayHavePeers(db), gt(users.expiresAt, now))

/** Members whose group is of another year, grade or country than they are. */
const needsPlace = (db: Database, now: Date) =>
  and(eq(peerMembers.hasDroppedOut, false), isNull(peerGroups.groupId), mayHavePlace(db, now))

async function findCohorts(db: Database, schoolYear: number, now: Date): Promise<Cohort[]> {
  const rows = await db
    .selectDistinct({ country: users.country, schoolGrade: users.schoolGrade })
    .from(peerMembers)
    .innerJoin(users, eq(users.userId, peerMembers.userId))
    .leftJoin(peerGroups, and(eq(peerGroups.groupId, peerMembers.groupId), fitsStudent(schoolYear)))
    .where(needsPlace(db, now))
    .orderBy(asc(users.country), asc(users.schoolGrade))
  return rows.map((row) => ({ ...row, schoolYear }))
}

const formGroups = (db: Database, cohort: Cohort, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    await lockCohort(tx, cohort)
    const members = await tx
      .select({ userId: peerMembers.userId, joinedAt: peerMembers.joinedAt })
      .from(peerMembers)
      .innerJoin(users, eq(users.userId, peerMembers.userId))
      .leftJoin(peerGroups, and(eq(peerGroups.groupId, peerMembers.groupId), fitsStudent(cohort.schoolYear)))
      .where(
        and(
          needsPlace(tx, now),
          eq(users.country, cohort.country),
          eq(users.schoolGrade, cohort.schoolGrade),
        ),
      )
      .orderBy(asc(peerMembers.joinedAt), asc(peerMembers.userId))
    await placeInGroups(tx, cohort, members, 'stays_out', now)
  })

/** Those who have no peer group any more give their places to others. */
const freePlaces = (db: Database, now: Date) =>
  db
    .update(peerMembers)
    .set({ groupId: null })
    .where(
      and(
        isNotNull(peerMembers.groupId),
        inArray(
          peerMembers.userId,
          db
            .select({ userId: users.userId })
            .from(users)
            .where(not(sql`coalesce(${mayHavePlace(db, now)}, false)`)),
        ),
      ),
    )

async function forget(db: Database, schoolYear: number, now: Date): Promise<void> {
  await db.delete(peerRankings).where(lt(peerRankings.rankedAt, subDays(now, RANKING_DAYS)))
  const members = db
    .select({ one: sql`1` })
    .from(peerMembers)
    .where(eq(peerMembers.groupId, peerGroups.groupId))
  await db.delete(peerGroups).where(and(lt(peerGroups.schoolYear, schoolYear), notExists(members)))
}

/**
 * SR-28: on July 1 all groups are formed anew, in the order of joining; on other days those whose grade has changed get a
 * place. Every cohort has a transaction of its own, so an end in the middle leaves nothing half done.
 */
export const formGroupsJob: Job = {
  name: 'form_peer_groups',
  comesAtStart: true,
  cron: '20 0 * * *',
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  async run(_data, { db, now, timeZone, signal }) {
    const schoolYear = schoolYearOf(now, timeZone)
    // By the school grades of last year nobody would fit the new groups once they have risen.
    if (await isTurnDue(db, schoolYear)) throw new Error('The school grades have not risen yet.')
    await freePlaces(db, now)
    for (const cohort of await findCohorts(db, schoolYear, now)) {
      signal?.throwIfAborted()
      await formGroups(db, cohort, now)
    }
    await forget(db, schoolYear, now)
  },
}
