import { PUPILS } from '@wordstride/api'
import { PEER_GRADES } from '@wordstride/learning'
import {
  and,
  between,
  eq,
  inArray,
  isNull,
  not,
  notExists,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { isFrozenAt, isRunningAt } from '../access/accountState'
import type { Database } from '../db/database'
import { classes, classMembers, users } from '../db/schema'
import { isNamedToOthers } from '../rewards/isNamedToOthers'

/** SR-28, PEER-04: whether a student has a peer group at all: not in every grade, licence and class. */
export const mayHavePeers = (db: Database): SQL | undefined =>
  and(
    inArray(users.role, [...PUPILS]),
    between(users.schoolGrade, PEER_GRADES.lowest, PEER_GRADES.highest),
    isNamedToOthers,
    notExists(
      db
        .select({ one: sql`1` })
        .from(classMembers)
        .innerJoin(classes, eq(classes.classId, classMembers.classId))
        .where(
          and(
            eq(classMembers.userId, users.userId),
            eq(classMembers.isTeacher, false),
            eq(classes.hasPeers, false),
            isNull(classes.endedAt),
          ),
        ),
    ),
  )

/** Of those, who is shown to others now: whose account runs (SR-03). */
export const isShown = (db: Database, now: Date | Placeholder): SQL | undefined =>
  and(mayHavePeers(db), isRunningAt(now), not(isFrozenAt(now)))
