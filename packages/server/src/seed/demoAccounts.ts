import type { Role } from '@wordstride/api'
import { makeLearningInfo } from '@wordstride/learning'
import { millisecondsInDay } from 'date-fns/constants'
import { hashPassword } from '../accounts/passwords'
import { TIME_ZONES } from '../config'
import type { Database } from '../db/database'
import { userCenters, userLearningInfo, userNames, users } from '../db/schema'
import { seedDemoScores } from './demoScores'

interface DemoAccount {
  /** Also the password. */
  name: string
  role: Role
  firstName: string
  lastName: string
  centers: readonly number[]
  /** Start and end of the subscription in days from the moment of seeding. */
  days?: readonly [start: number, end: number]
  freezeDays?: readonly [start: number, end: number]
  isSetUp?: boolean
  testAccountType?: string
  email?: string
  guardianEmail?: string
}

const ACCOUNTS: readonly DemoAccount[] = [
  { name: 'student', role: 'student', firstName: 'Maya', lastName: 'Torres', centers: [1], isSetUp: true },
  { name: 'student2', role: 'student', firstName: 'Owen', lastName: 'Park', centers: [3], isSetUp: true },
  {
    name: 'superstudent',
    role: 'super-student',
    firstName: 'Lena',
    lastName: 'Fischer',
    centers: [1],
    guardianEmail: 'parent.fischer@home.example',
  },
  { name: 'teacher', role: 'school_teacher', firstName: 'Grace', lastName: 'Miller', centers: [1] },
  { name: 'tutor', role: 'tutor', firstName: 'Daniel', lastName: 'Okafor', centers: [1] },
  {
    name: 'lcadmin',
    role: 'lcadmin',
    firstName: 'Ruth',
    lastName: 'Bennett',
    centers: [1],
    email: 'ruth.bennett@center.example',
  },
  { name: 'admin', role: 'admin', firstName: 'Alex', lastName: 'Morgan', centers: [] },
  {
    name: 'ag100001',
    role: 'test',
    firstName: 'Ivy',
    lastName: 'Chen',
    centers: [1],
    testAccountType: 'special',
  },
  {
    name: 'af100001',
    role: 'test',
    firstName: 'Noah',
    lastName: 'Reed',
    centers: [1],
    testAccountType: 'regular',
  },
  {
    name: 'notstarted',
    role: 'student',
    firstName: 'Zoe',
    lastName: 'Walsh',
    centers: [1],
    days: [30, 395],
    isSetUp: true,
  },
  {
    name: 'expired',
    role: 'student',
    firstName: 'Liam',
    lastName: 'Novak',
    centers: [1],
    days: [-395, -30],
    isSetUp: true,
  },
  {
    name: 'frozen',
    role: 'student',
    firstName: 'Aria',
    lastName: 'Singh',
    centers: [1],
    freezeDays: [-7, 3650],
    isSetUp: true,
  },
]

/** Test accounts are made with such names in production, too. */
export const DEMO_NAMES = ACCOUNTS.filter(({ role }) => role !== 'test').map(({ name }) => name)

const SCHOOL_GRADE = 2
/** A demonstration should still open after years. */
const DEFAULT_DAYS = [-30, 3650] as const

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * millisecondsInDay)

async function toUserRow(account: DemoAccount, country: 'US' | 'CN', now: Date) {
  const [start, end] = account.days ?? DEFAULT_DAYS
  const freeze = account.freezeDays
  return {
    userId: account.name,
    userName: account.name,
    passwordHash: await hashPassword(account.name),
    role: account.role,
    firstName: account.firstName,
    lastName: account.lastName,
    country,
    schoolGrade: SCHOOL_GRADE,
    payMethod: account.role === 'student' ? 'auto' : null,
    testAccountType: account.testAccountType ?? null,
    createdBy: null,
    email: account.email ?? null,
    guardianEmail: account.guardianEmail ?? null,
    startsAt: daysFrom(now, start),
    expiresAt: daysFrom(now, end),
    freezeStartsAt: freeze ? daysFrom(now, freeze[0]) : null,
    freezeEndsAt: freeze ? daysFrom(now, freeze[1]) : null,
    createdAt: now,
  }
}

/** As a student is set up without a test. */
const toLearningInfo = ({ name }: DemoAccount) =>
  makeLearningInfo({ 'ae.la': null, 'ae.voc': null }, SCHOOL_GRADE).map(({ gradeSetup, ...info }) => ({
    ...info,
    userId: name,
    goalScores: Object.fromEntries(gradeSetup.map(({ grade, goalScore }) => [grade, goalScore])),
  }))

/** Accounts whose passwords are their names, for a database without any user. Never call it in production. */
export async function seedDemoAccounts(db: Database, country: 'US' | 'CN', now: Date): Promise<void> {
  const anyone = await db.select({ userId: users.userId }).from(users).limit(1)
  if (anyone.length > 0) return
  const rows = await Promise.all(ACCOUNTS.map((account) => toUserRow(account, country, now)))
  const centers = ACCOUNTS.flatMap(({ name, centers }) =>
    centers.map((centerId) => ({ userId: name, centerId })),
  )
  await db.transaction(async (tx) => {
    await tx.insert(userNames).values(rows.map(({ userName, userId }) => ({ userName, userId })))
    await tx.insert(users).values(rows)
    await tx.insert(userCenters).values(centers)
    await tx
      .insert(userLearningInfo)
      .values(ACCOUNTS.filter((account) => account.isSetUp).flatMap(toLearningInfo))
    await seedDemoScores(tx, now, TIME_ZONES[country])
  })
}
