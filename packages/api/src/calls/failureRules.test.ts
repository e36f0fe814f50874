import { describe, expect, it } from 'vitest'
import { type CallName, calls } from '../callTable'

/** The calls of the specification, by the requirement or the gap in it that names them. */
const SIGNING_OUT = {
  login: 'API-02',
  lookForChangesInFreezeAndExpire: 'API-02',
  checkUserLearningInfo: 'API-03',
  getUserThisWeekAssignment: 'API-04',
  getNextAssignmentTask: 'API-05',
  createExtraAssignment: 'API-06',
  getDroppedSkills: 'API-07',
  getUserAssignmentHistory: 'API-08',
  getNewHonorStudents: 'API-09',
  getAfficientStar: 'API-10',
  getCompletedWeeks: 'API-11',
  createAssignmentForUser: 'API-12',
  upsertUserLearningInfo: 'API-13',
  getUpcomingAppointments: 'G-15',
  joinClass: 'API-14',
  getUserHonorsChartWithGoal: 'API-15',
  getWeeklyTopPerformers: 'API-16',
  getProgressSummary: 'API-17',
  getUserGoal: 'API-18',
  getPeerGroupId: 'API-19',
  getPeerGroupRanking: 'API-20',
  getNewPeerAchievement: 'API-21',
  offListPeerGroup: 'API-22',
  addCongratulationMessage: 'API-23',
  userGradeProfile: 'API-24',
  userChapterProfile: 'API-25',
  skillLearning: 'API-27',
  skillsByUserid: 'API-28',
  takeProficiency: 'API-29',
  takeAfficiency: 'API-30',
  userNextLearningSkill: 'API-31',
  getUserActivity: 'API-34',
  getUserListByRole: 'API-34',
  getUserDailyActivity: 'API-34',
  getAfficiencySummary: 'API-36',
  getProficiencyReport: 'API-37',
  getUserProgressPlot: 'API-38',
  renderingToolOptions: 'API-39',
  getProblemBySkill: 'API-39',
  getGradeProgress: 'API-40',
  getDisabledSkillsByChapter: 'API-41',
  enableOrDisableSkill: 'API-41',
  enableOrDisableAllSkillsByChapter: 'API-41',
  getCards: 'API-42',
  startDiagnosticTest: 'API-43',
  resumeDiagnosticTest: 'API-44',
  getTestResult: 'API-45',
  newTestUser: 'API-46',
  getUserTestResult: 'API-47',
  sendTestStartEmail: 'API-48',
  sendTestResultEmail: 'API-49',
  sendTestEndEmail: 'API-49',
  getSupportInfo: 'API-50',
  getReviewOutline: 'API-50',
  getCurrentAccuracy: 'API-51',
}

/** They save an answer or what belongs to it, or are asked in the middle of a problem. */
const KEEPING = {
  userByToken: 'API-02',
  learningUpdateIndex: 'API-26',
  saveUserPracticeAnswer: 'API-32',
  saveUserActivityData: 'API-33',
  saveTestAnswer: 'API-35',
}

const names = Object.keys(calls) as CallName[]
const requirementOf = (name: CallName): string | undefined =>
  calls[name].source.find((id) => id.startsWith('API-') || id === 'G-15')
const rulesOf = (rule: 'sign_out' | 'keep') =>
  Object.fromEntries(
    names
      .filter((name) => calls[name].onFailure === rule && requirementOf(name))
      .map((name) => [name, requirementOf(name)]),
  )

describe('a lost network', () => {
  it('[AUTH-18] signs out in the calls of the specification', () => {
    expect(rulesOf('sign_out')).toEqual(SIGNING_OUT)
  })

  it('[C-04] signs nobody out in those that save an answer', () => {
    expect(rulesOf('keep')).toEqual(KEEPING)
  })

  it('[C-04] signs nobody out in the calls that are ours: nothing that was entered is lost', () => {
    const own = names.filter((name) => requirementOf(name) === undefined)
    expect(own.filter((name) => calls[name].onFailure !== 'keep')).toEqual([])
    expect(own).toEqual(
      expect.arrayContaining(['addStudentNote', 'giveWork', 'noteDraft', 'saveAppointment', 'saveGoal']),
    )
  })
})
