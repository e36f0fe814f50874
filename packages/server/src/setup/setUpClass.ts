import { PUPILS, type RefusalCode, refuse, succeed, type Untouched } from '@wordstride/api'
import { isLearningInfoValid, makeLearningInfo } from '@wordstride/learning'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import { canSetUpOthers } from '../access/reach'
import { findLearningInfo } from '../accounts/learningInfo'
import { findOrCreateWeek } from '../assignments/currentWeek'
import { recordStaffAction } from '../audit/recordStaffAction'
import { weekOf } from '../calendar/week'
import type { Database } from '../db/database'
import { classes, type UserRow, users } from '../db/schema'
import type { CallContext, Handler } from '../dispatch/callContext'
import { untilNoDeadlock } from '../dispatch/untilNoDeadlock'
import { pupilsOf } from '../people/cards/classPupils'
import { leaveAlone } from '../people/leaveAlone'
import { findManager, managesCenter } from '../people/rights'
import { applySetup } from './applySetup'
import { holdForSetup } from './holdForSetup'

type Pupil = Pick<UserRow, 'userId' | 'userName' | 'firstName' | 'lastName'>
type Outcome = 'set_up' | Extract<RefusalCode, 'already_set_up' | 'account_not_yours' | 'nothing_to_assign'>

/** Undoes a setup that would leave a student without work. */
class NothingToAssign extends Error {}

const findPupils = (db: Database, classId: string, now: Date): Promise<Pupil[]> =>
  db
    .select({
      userId: users.userId,
      userName: users.userName,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(users)
    .where(and(pupilsOf(db, classId), inArray(users.role, [...PUPILS]), gt(users.expiresAt, now)))
    .orderBy(asc(users.lastName), asc(users.firstName), asc(users.userName))

async function setUpPupil(
  userId: string,
  startGrade: number | null | undefined,
  { db, now, timeZone, caller }: CallContext,
): Promise<Outcome> {
  const staffId = caller.user.userId
  return db.transaction(async (tx): Promise<Outcome> => {
    const pupil = await holdForSetup(tx, caller, userId)
    if (!pupil) return 'account_not_yours'
    if (isLearningInfoValid(await findLearningInfo(tx, userId))) return 'already_set_up'
    const { schoolGrade, firstName, lastName } = pupil
    const section = { startingGrade: startGrade ?? schoolGrade, initializations: [] }
    const infos = makeLearningInfo({ 'ae.la': section, 'ae.voc': section }, schoolGrade)
    await applySetup(tx, { userId, infos, names: { firstName, lastName }, setUpBy: staffId, now, timeZone })
    if (!(await findOrCreateWeek(tx, userId, weekOf(now, timeZone), now, staffId)))
      throw new NothingToAssign()
    const details = { source: 'class_setup', userLearningInfo: infos }
    await recordStaffAction(tx, { staffId, userId, action: 'account_set_up', details }, now)
    return 'set_up'
  })
}

const orNothing = (error: unknown): Outcome => {
  if (error instanceof NothingToAssign) return 'nothing_to_assign'
  throw error
}

/**
 * A class begins at once: who has a plan keeps it, the others begin at the grade as 'notest' does (SR-33). Each has a
 * transaction, which a deadlock repeats by itself: the whole call, repeated, would find those before it set up.
 */
export const setUpClass: Handler<'setUpClass'> = async ({ classId, startGrade }, context) => {
  const { db, now, caller, log } = context
  if (!canSetUpOthers(caller.user.role)) return refuse('not_allowed')
  const [found] = await db
    .select({ centerId: classes.centerId })
    .from(classes)
    .where(and(eq(classes.classId, classId), isNull(classes.endedAt)))
  if (!found || !managesCenter(await findManager(db, caller), found.centerId))
    return refuse('center_not_yours')
  const untouched: Untouched[] = []
  const counts = { setUp: 0, alreadySetUp: 0 }
  for (const pupil of await findPupils(db, classId, now)) {
    const outcome = await untilNoDeadlock(
      () => setUpPupil(pupil.userId, startGrade, context),
      () => log.warn({ call: 'setUpClass' }, 'a pupil is set up again after a deadlock'),
    ).catch(orNothing)
    if (outcome === 'set_up') counts.setUp++
    else if (outcome === 'already_set_up') counts.alreadySetUp++
    else untouched.push(leaveAlone(pupil.userId, pupil, outcome))
  }
  return succeed({ ...counts, untouched })
}
