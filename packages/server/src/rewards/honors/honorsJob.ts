import { HONOR_TARGET } from '@wordstride/learning'
import { eq, gte, or } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import { gradeStandings, users } from '../../db/schema'
import type { Job, JobContext } from '../../jobs/defineJob'
import { BATCH, nextStudents } from '../../jobs/forEachBatch'
import { forEachStudent } from '../../jobs/forEachStudent'
import { refreshHonors } from './refreshHonors'
import { turnSchoolYear } from './turnSchoolYear'

/** Every student who has honors or a score that could give them; each half ends where a batch is full. */
const findCandidates = ({ db }: JobContext, after: string) =>
  union(
    nextStudents(db, gradeStandings.userId, gte(gradeStandings.highestScore, HONOR_TARGET), after),
    nextStudents(db, users.userId, or(eq(users.isHonor, true), eq(users.isHighHonor, true)), after),
  )
    .orderBy((row) => row.userId)
    .limit(BATCH)

/** SR-06, SR-25: on July 1 the school grades rise and honors are worth a new year; every night it is looked whether they are true. */
export const honorsJob: Job = {
  name: 'honors',
  comesAtStart: true,
  cron: '2 0 * * *',
  retries: 5,
  retrySeconds: 60,
  longestSeconds: 3600,
  pollSeconds: 10,
  async run(_data, context) {
    const { db, now, timeZone } = context
    await turnSchoolYear(db, now, timeZone)
    await forEachStudent(
      (after) => findCandidates(context, after),
      (userId) => refreshHonors(db, { userId, sectionType: null }, now, timeZone),
      context,
    )
  },
}
