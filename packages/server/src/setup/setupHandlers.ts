import { isDeepStrictEqual } from 'node:util'
import { PUPILS, type Refusal, refuse, succeed, type UserLearningInfo } from '@wordstride/api'
import {
  isLearningInfoValid,
  isSetupPossible,
  type LearningInfo,
  MINI_SETUP,
  makeLearningInfo,
  makeMiniLearningInfo,
} from '@wordstride/learning'
import { canSetUpOthers } from '../access/reach'
import { menuAuthOf } from '../access/toggles'
import { findLearningInfo } from '../accounts/learningInfo'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import type { CallContext, HandlerParams, Handlers } from '../dispatch/callContext'
import { applySetup } from './applySetup'
import { findPlan } from './findPlan'
import { holdForSetup } from './holdForSetup'
import { setUpClass } from './setUpClass'

type Params = HandlerParams<'upsertUserLearningInfo'>

/** As the rules of the setup write it: by section, grades upwards. */
const ordered = (infos: readonly UserLearningInfo[]): LearningInfo[] =>
  infos
    .map(({ userId: _, ...info }) => ({
      ...info,
      gradeSetup: [...info.gradeSetup].sort((a, b) => a.grade - b.grade),
    }))
    .sort((a, b) => (a.sectionType < b.sectionType ? -1 : 1))

/** What the rules say; null when the grade may not be chosen. */
async function findExpected(
  db: Database,
  userId: string,
  { updatedBySource }: Params,
  claimed: readonly LearningInfo[],
): Promise<LearningInfo[] | null> {
  const [first] = claimed
  if (!first) return null
  if (updatedBySource === 'account_setup')
    return makeLearningInfo(await findPlan(db, userId), first.schoolGrade)
  const isOffered = MINI_SETUP.startGrades.some((grade) => grade === first.startGrade)
  return isOffered ? makeMiniLearningInfo(first.startGrade) : null
}

/** Null when the caller may set the account up like this now. */
async function findRefusal(
  db: Database,
  params: Params,
  claimed: readonly LearningInfo[],
  { caller }: CallContext,
): Promise<Refusal | null> {
  const { userId, updatedBySource, userLearningInfo } = params
  const isMini = updatedBySource === 'english_account_setup'
  const isStaff = canSetUpOthers(caller.user.role)
  const isSelf = userId === caller.user.userId
  if (isMini && !menuAuthOf(caller.user).mini_setup) return refuse('not_allowed')
  if (!isStaff && !(isSelf && (isMini || PUPILS.includes(caller.user.role)))) return refuse('not_allowed')
  const isOfOther = userLearningInfo.some((info) => info.userId !== undefined && info.userId !== userId)
  const sections = new Set(claimed.map(({ sectionType }) => sectionType))
  if (isOfOther || sections.size < claimed.length) return refuse('setup_not_possible')
  if (isStaff && !isMini) return claimed.every(isSetupPossible) ? null : refuse('setup_not_possible')
  if (!isStaff && isLearningInfoValid(await findLearningInfo(db, userId))) return refuse('already_set_up')
  const expected = await findExpected(db, userId, params, claimed)
  if (expected === null) return refuse('setup_not_possible')
  return isDeepStrictEqual(claimed, expected) ? null : refuse('setup_changed')
}

/** Who says at the own setup to be in another grade than the school says: staff find it in the history. */
async function noteSchoolGrade(
  db: Database,
  { userId, updatedBySource }: Params,
  [first]: readonly LearningInfo[],
  { caller, now }: CallContext,
): Promise<void> {
  const before = caller.user.schoolGrade
  const isOwn = userId === caller.user.userId && updatedBySource === 'account_setup'
  if (!isOwn || !first || first.schoolGrade === before) return
  const details = { schoolGrade: { from: before, to: first.schoolGrade } }
  await recordStaffAction(db, { staffId: userId, userId, action: 'school_grade_told', details }, now)
}

export const setupHandlers = {
  /**
   * SR-33, SR-34: what a student sends is what he has seen and agreed to; what is applied follows from the stored
   * results. Staff decide for their students.
   */
  async upsertUserLearningInfo(params, context) {
    const { db, now, timeZone, caller } = context
    const { userId } = params
    return db.transaction(async (tx) => {
      const account = await holdForSetup(tx, caller, userId)
      if (!account) return refuse('not_allowed')
      const infos = ordered(params.userLearningInfo)
      const refusal = await findRefusal(tx, params, infos, context)
      if (refusal) return refusal
      const names = {
        firstName: account.firstName || (params.firstName?.trim() ?? ''),
        lastName: account.lastName || (params.lastName?.trim() ?? ''),
      }
      await noteSchoolGrade(tx, params, infos, context)
      await applySetup(tx, { userId, infos, names, setUpBy: caller.user.userId, now, timeZone })
      if (userId !== caller.user.userId) {
        const details = { source: params.updatedBySource, userLearningInfo: infos }
        await recordStaffAction(
          tx,
          { staffId: caller.user.userId, userId, action: 'account_set_up', details },
          now,
        )
      }
      return succeed({})
    })
  },
  setUpClass,
} satisfies Pick<Handlers, 'upsertUserLearningInfo' | 'setUpClass'>
