import type { User } from '@wordstride/api'
import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { userCenters } from '../db/schema'
import type { Caller } from './caller'
import { currentGrades, findLearningInfo } from './learningInfo'
import { menuAuthOf } from './toggles'

/** ENT-01. */
export async function describeUser(db: Database, user: Caller['user']): Promise<User> {
  const [learningInfo, centers] = await Promise.all([
    findLearningInfo(db, user.userId),
    db
      .select({ id: userCenters.centerId })
      .from(userCenters)
      .where(eq(userCenters.userId, user.userId))
      .orderBy(asc(userCenters.centerId)),
  ])
  return {
    user_id: user.userId,
    user_name: user.userName,
    role: user.role,
    first_name: user.firstName,
    last_name: user.lastName,
    current_school_grade: user.schoolGrade,
    current_grade: currentGrades(learningInfo),
    trial_period: user.trialPeriod,
    subscription: { start_ts: user.startsAt.getTime(), expire_ts: user.expiresAt.getTime() },
    test_account_type: user.testAccountType,
    is_physical_lc_user: user.isPhysicalCenterUser,
    license: user.license,
    pay_method: user.payMethod,
    cancel_at_period_end: user.cancelAtPeriodEnd,
    created_by: user.createdBy,
    learning_center_id: centers.map((center) => center.id),
    is_honor: user.isHonor,
    is_high_honor: user.isHighHonor,
    menu_auth: menuAuthOf(user),
  }
}
