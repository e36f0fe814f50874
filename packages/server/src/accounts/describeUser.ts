import { DEFAULT_SETTINGS, type User } from '@wordstride/api'
import { asc, eq, sql } from 'drizzle-orm'
import type { Caller } from '../access/caller'
import { menuAuthOf } from '../access/toggles'
import type { Database } from '../db/database'
import { userCenters } from '../db/schema'
import { shortReading } from '../db/shortReading'
import { currentGrades, findLearningInfo } from './learningInfo'

const centersOf = shortReading((db) =>
  db
    .select({ id: userCenters.centerId })
    .from(userCenters)
    .where(eq(userCenters.userId, sql.placeholder('userId')))
    .orderBy(asc(userCenters.centerId))
    .prepare('centers'),
)

/** The user as the client may see him (ENT-01). */
export async function describeUser(db: Database, user: Caller['user']): Promise<User> {
  const [learningInfo, centers] = await Promise.all([
    findLearningInfo(db, user.userId),
    centersOf(db).execute({ userId: user.userId }),
  ])
  return {
    userId: user.userId,
    userName: user.userName,
    role: user.role,
    firstName: user.firstName,
    lastName: user.lastName,
    currentSchoolGrade: user.schoolGrade,
    currentGrade: currentGrades(learningInfo),
    trialPeriod: user.trialPeriod,
    subscription: { startTs: user.startsAt.getTime(), expireTs: user.expiresAt.getTime() },
    testAccountType: user.testAccountType,
    isPhysicalLcUser: user.isPhysicalCenterUser,
    license: user.license,
    payMethod: user.payMethod,
    cancelAtPeriodEnd: user.cancelAtPeriodEnd,
    createdBy: user.createdBy,
    learningCenterId: centers.map((center) => center.id),
    isHonor: user.isHonor,
    isHighHonor: user.isHighHonor,
    menuAuth: menuAuthOf(user),
    settings: { ...DEFAULT_SETTINGS, ...user.settings },
  }
}
