import { and, eq, type Placeholder, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database'
import { lockKey } from '../db/lockKey'
import { peerGroups, users } from '../db/schema'

/** Who may be in one group: a country and a school grade in one school year (SR-28). */
export interface Cohort {
  country: 'US' | 'CN'
  schoolGrade: number
  schoolYear: number
}

/** Whether a group is one of the student's own cohort: grade and country can change in the middle of a year. */
export const fitsStudent = (schoolYear: number | Placeholder): SQL | undefined =>
  and(
    eq(peerGroups.country, users.country),
    eq(peerGroups.schoolGrade, users.schoolGrade),
    eq(peerGroups.schoolYear, schoolYear),
  )

/** Until the end of the transaction nobody else gives away places of the cohort: two who join take different ones. */
export const lockCohort = (tx: Database, { country, schoolGrade }: Cohort): Promise<void> =>
  lockKey(tx, `peers ${country} ${schoolGrade}`)
