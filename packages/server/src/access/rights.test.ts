import { type CallName, calls, ROLES, type Role } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userCenters, userNames, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { findExercise, validParamsFor } from '../testing/validParams'
import { issueToken } from './tokens'

/** One account of each role; all but the admin are in centre 1. */
const CALLERS: Record<Role, string> = {
  student: 'student',
  'super-student': 'superstudent',
  test: 'af100001',
  school_teacher: 'teacher',
  'afterschool-teacher': 'afterschool',
  tutor: 'tutor',
  lcadmin: 'lcadmin',
  admin: 'admin',
}

/** Whom a call is about, besides the caller. */
const OTHERS = {
  'a student of the centre': 'frozen',
  'a student of another centre': 'student2',
  'a colleague of the centre': 'colleague',
  'an admin': 'otheradmin',
} as const
type Other = keyof typeof OTHERS

const STUDENT = ['a student of the centre'] as const
const CENTER = [...STUDENT, 'a colleague of the centre'] as const
const ALL = [...CENTER, 'a student of another centre', 'an admin'] as const

/** SR-04: 'own user_id only', 'read students sharing one learning_center_id', 'users of own centres', 'all'. */
const READS: Record<Role, readonly Other[]> = {
  student: [],
  'super-student': [],
  test: [],
  school_teacher: STUDENT,
  'afterschool-teacher': STUDENT,
  tutor: STUDENT,
  lcadmin: CENTER,
  admin: ALL,
}

const STAFF: readonly Role[] = ['school_teacher', 'afterschool-teacher', 'tutor', 'lcadmin', 'admin']
const TOOLS: readonly Role[] = ['tutor', 'lcadmin', 'admin']
const SUPPORTED: readonly Role[] = ['student', 'super-student', 'tutor', 'lcadmin', 'admin']
const TESTED: readonly Role[] = ['super-student', 'test', 'tutor', 'lcadmin', 'admin']

interface Right {
  /** Null: also without a token. */
  roles: readonly Role[] | null
  /** Whether another user may be named by who reaches him; else nobody but the caller. */
  isReading?: boolean
  /** Of those who reach another user, who may do it for him; all of them when left out. */
  forOthers?: readonly Role[]
  /** Within these bounds each account decides who may do it: tests of people and privacy go through them. */
  isBound?: boolean
}
const anybody: Right = { roles: null }
const own: Right = { roles: ROLES }
const reading: Right = { roles: ROLES, isReading: true }
const only = (roles: readonly Role[]): Right => ({ roles })
/** 'Self once, lcadmin and admin any time.' */
const setUp = (roles: readonly Role[]): Right => ({
  roles,
  isReading: true,
  forOthers: ['lcadmin', 'admin'],
})
const within = (roles: readonly Role[]): Right => ({ roles, isReading: true, isBound: true })

const RIGHTS: Record<CallName, Right> = {
  login: anybody,
  lookForChangesInFreezeAndExpire: anybody,
  userByToken: own,
  logout: own,
  signInWithCode: anybody,
  getSecondFactor: own,
  beginSecondFactor: only(STAFF),
  confirmSecondFactor: only(STAFF),
  // Of nobody who has none.
  endSecondFactor: own,
  removeSecondFactor: within(STAFF),
  listSignIns: own,
  endSignIns: own,
  checkUserLearningInfo: reading,
  getUserThisWeekAssignment: reading,
  getDroppedSkills: reading,
  getUserAssignmentHistory: reading,
  getCompletedWeeks: reading,
  getAfficientStar: reading,
  getProgressSummary: reading,
  getNewHonorStudents: reading,
  getUserGoal: reading,
  // Of a learner alone, so nobody sets his own.
  getGoalRecord: within([]),
  saveGoal: within([]),
  endGoal: within([]),
  getTokenAccount: reading,
  askForReward: own,
  withdrawRequest: own,
  decideRequest: within([]),
  listRewards: only(['tutor', 'lcadmin', 'admin']),
  saveReward: own,
  getWeeklyTopPerformers: own,
  getUpcomingAppointments: reading,
  joinClass: own,
  renewCalendarFeed: own,
  endCalendarFeed: own,
  listAppointments: only(STAFF),
  saveAppointment: only(STAFF),
  changeAppointment: only(STAFF),
  cancelAppointment: only(STAFF),
  skillsByUserid: reading,
  userNextLearningSkill: reading,
  getAfficiencySummary: reading,
  getCurrentAccuracy: reading,
  userChapterProfile: reading,
  userGradeProfile: reading,
  getTestResult: reading,
  getUserTestResult: reading,
  previewRoster: within(['lcadmin', 'admin']),
  importRoster: within(['lcadmin', 'admin']),
  exportRoster: within(['lcadmin', 'admin']),
  makeLoginCards: within(STAFF),
  getCards: own,
  getDailyReview: reading,
  takeReview: own,
  getNextAssignmentTask: own,
  createExtraAssignment: own,
  learningUpdateIndex: own,
  skillLearning: own,
  takeProficiency: own,
  takeAfficiency: own,
  saveUserPracticeAnswer: own,
  checkAnswer: own,
  openHint: own,
  recordSessionEvents: own,
  saveSessionSnapshot: own,
  saveUserActivityData: own,
  resumeDiagnosticTest: own,
  saveTestAnswer: own,
  recordTestEvent: own,
  startDiagnosticTest: only(TESTED),
  renderingToolOptions: only(TOOLS),
  getProblemBySkill: only(TOOLS),
  listItems: only(TOOLS),
  getItem: only(TOOLS),
  listManagedChapters: only(TOOLS),
  getDisabledSkillsByChapter: only(TOOLS),
  enableOrDisableSkill: only(TOOLS),
  enableOrDisableAllSkillsByChapter: only(TOOLS),
  newTestUser: only(TOOLS),
  listDrafts: only(TOOLS),
  getDraft: only(TOOLS),
  getDraftPlace: only(TOOLS),
  saveDraft: only(TOOLS),
  checkDraft: only(TOOLS),
  noteDraft: only(TOOLS),
  previewImport: only(TOOLS),
  importDrafts: only(TOOLS),
  listReleases: only(TOOLS),
  previewRelease: only(TOOLS),
  // The content is that of all centers.
  publishDrafts: only(['admin']),
  rollBack: only(['admin']),
  cancelRelease: only(['admin']),
  exportPublished: only(['admin']),
  getSupportInfo: only(SUPPORTED),
  getReviewOutline: only(SUPPORTED),
  getCenterNotice: own,
  getTeacherHome: only(STAFF),
  getCenterHome: only(['lcadmin', 'admin']),
  getClassWork: only(STAFF),
  giveWork: within(STAFF),
  getStudentWork: within(STAFF),
  listStudentSessions: within(STAFF),
  getStudentSession: within(STAFF),
  addStudentNote: within(STAFF),
  removeStudentNote: within(STAFF),
  getOwnDigest: only(STAFF),
  saveOwnDigest: only(STAFF),
  saveFamilyDigest: within(STAFF),
  getConsolidatedTestResult: reading,
  getTestGrades: own,
  // A test account is tried out, not set up.
  upsertUserLearningInfo: setUp(['student', 'super-student', 'lcadmin', 'admin']),
  createAssignmentForUser: setUp(ROLES),
  isFirstRun: anybody,
  getPageText: anybody,
  reportTrouble: anybody,
  requestPasswordLink: anybody,
  unsubscribe: anybody,
  sendTestStartEmail: own,
  sendTestResultEmail: own,
  sendTestEndEmail: own,
  listMails: only(['admin']),
  readMail: only(['admin']),
  resendMail: only(['admin']),
  readPasswordLink: anybody,
  setPasswordByLink: anybody,
  signInByLink: anybody,
  saveSettings: own,
  changeOwnPassword: only(ROLES.filter((role) => role !== 'test')),
  listAccounts: only(STAFF),
  listCenters: only(STAFF),
  listClasses: only(STAFF),
  createAccount: within(STAFF),
  saveCenter: within(STAFF),
  saveClass: within(STAFF),
  changeClassMembers: within(STAFF),
  getAccount: within(STAFF),
  updateAccount: within(STAFF),
  changeAccountState: within(STAFF),
  changeAccounts: within(STAFF),
  setUpClass: within(['lcadmin', 'admin']),
  resetPassword: within(STAFF),
  getPeerGroupId: reading,
  getPeerGroupRanking: reading,
  getNewPeerAchievement: own,
  offListPeerGroup: own,
  addCongratulationMessage: own,
  getGradeProgress: only(ROLES.filter((role) => role !== 'test')),
  getProficiencyReport: reading,
  getReportedStudent: reading,
  getUserActivity: reading,
  getUserListByRole: only(TOOLS),
  getUserDailyActivity: only(STAFF),
  getUserHonorsChartWithGoal: reading,
  getUserProgressPlot: { roles: ROLES.filter((role) => role !== 'test'), isReading: true },
  exportPersonalData: within(ROLES),
  deletePerson: within(ROLES),
}

type Outcome = 'accepted' | 'refused' | 'forbidden' | 'bad request'

const contentPack = await loadSmallPack()
const valid = validParamsFor(findExercise(contentPack))
const names = Object.keys(calls) as CallName[]

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ contentPack })
  await copyUser('teacher', 'afterschool', 'afterschool-teacher')
  await copyUser('teacher', 'colleague', 'school_teacher')
  await copyUser('admin', 'otheradmin', 'admin')
})
afterAll(() => test.close())

async function copyUser(from: string, userId: string, role: Role): Promise<void> {
  const [user] = await test.db.select().from(users).where(eq(users.userId, from))
  if (!user) throw new Error(from)
  const centers = await test.db.select().from(userCenters).where(eq(userCenters.userId, from))
  await test.db.insert(users).values({ ...user, userId, userName: userId, role })
  await test.db.insert(userNames).values({ userId, userName: userId })
  if (centers.length > 0)
    await test.db.insert(userCenters).values(centers.map(({ centerId }) => ({ userId, centerId })))
}

/** The student of a test's mails has a name of its own (API-48). */
const userField = (name: CallName): string => ('sendToId' in valid[name] ? 'sendToId' : 'userId')

/** As the server takes it: a business refusal other than `not_allowed` came after the rights. */
async function outcomeOf(name: CallName, token: string | undefined, userId: string | null): Promise<Outcome> {
  const params = { ...valid[name], ...(userId === null ? {} : { [userField(name)]: userId }) }
  try {
    const result = await test.call(name, params as never, token)
    return 'code' in result && result.code === 'not_allowed' ? 'refused' : 'accepted'
  } catch (error) {
    const { message } = error as Error
    if (message.startsWith(`${name}: 403 `)) return 'forbidden'
    if (message.startsWith(`${name}: 400 `)) return 'bad request'
    throw error
  }
}

const tokenOf = (caller: string) => issueToken(test.db, caller, test.now())

const takesUser = (name: CallName): boolean => userField(name) in valid[name]

describe.each(names)('[ROLE-12] [SR-04] %s', (name) => {
  const { roles, isReading = false, isBound = false, forOthers = ROLES } = RIGHTS[name]

  it('without a token', async () => {
    expect(await outcomeOf(name, undefined, null)).toBe(roles === null ? 'accepted' : 'forbidden')
  })

  it('for oneself, by role', async () => {
    for (const role of ROLES) {
      const caller = CALLERS[role]
      const isAllowed = (roles ?? ROLES).includes(role)
      if (isAllowed && isBound) continue
      const outcome = await outcomeOf(name, await tokenOf(caller), takesUser(name) ? caller : null)
      expect([role, outcome]).toEqual([role, isAllowed ? 'accepted' : 'refused'])
    }
  })

  it.skipIf(!takesUser(name) || roles === null)('for somebody else, by role', async () => {
    for (const role of ROLES) {
      const token = await tokenOf(CALLERS[role])
      for (const [who, userId] of Object.entries(OTHERS)) {
        const isAllowed = isReading && READS[role].includes(who as Other)
        if (isAllowed && isBound) continue
        const allowed = forOthers.includes(role) ? 'accepted' : 'refused'
        const outcome = await outcomeOf(name, token, userId)
        expect([role, who, outcome]).toEqual([role, who, isAllowed ? allowed : 'forbidden'])
      }
    }
  })
})
