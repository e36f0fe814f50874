import { type CallInput, type CallName, DEFAULT_SETTINGS } from '@wordstride/api'
import type { ContentPack } from '@wordstride/content'
import { makeLearningInfo } from '@wordstride/learning'

interface ProblemPlace {
  section_type: 'ae.la' | 'ae.voc'
  grade_id: number
  chapter_id: number
  skill_id: string
  problem_id: string
}

/** The first exercise of the content. */
export function findExercise(pack: ContentPack): ProblemPlace {
  for (const { section_type, grade_id, chapter_id, skills } of pack.chapters) {
    for (const { skill_id, problems } of skills) {
      const exercise = problems.find((problem) => problem.pool === 'E')
      if (exercise) return { section_type, grade_id, chapter_id, skill_id, problem_id: exercise.problem_id }
    }
  }
  throw new Error('The content has no exercise.')
}

const SESSION_ID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
const ROSTER = 'first_name,last_name\nAda,Byron\n'
const CLASS_ID = '0197a1c2-7d3e-7a10-8b1c-5d2e4f6a7b8c'
const START = 1_770_000_000_000

const accountFields: CallInput<'createAccount'>['account'] = {
  userName: 'ida.berg',
  firstName: 'Ida',
  lastName: 'Berg',
  role: 'student',
  schoolGrade: 2,
  license: null,
  email: null,
  guardianName: 'Eva Berg',
  guardianEmail: 'eva@wordstride.example',
  consentAt: START,
  sourceId: 's-1',
  startsAt: START,
  expiresAt: START + 31_536_000_000,
  toggleOverrides: {},
  centerIds: [1],
  classIds: [],
}

export type ValidParams = { [TName in CallName]: CallInput<TName> }

/** Params of every call about one problem, from which tests of bad input make their changes. */
export const validParamsFor = (problem: ProblemPlace): ValidParams => {
  const { chapter_id, problem_id, ...skill } = problem
  const { section_type, grade_id } = skill
  const place = { sectionType: section_type, gradeId: grade_id, skillId: skill.skill_id }
  return {
    login: { username: 'student', password: 'student' },
    userByToken: {},
    lookForChangesInFreezeAndExpire: { userId: 'student' },
    logout: {},
    listSignIns: {},
    endSignIns: { signInId: null },
    checkUserLearningInfo: { userId: 'student' },
    getUpcomingAppointments: { userId: 'student' },
    joinClass: { appointmentInfo: { appointmentId: CLASS_ID, occursOn: '2026-03-11' } },
    renewCalendarFeed: {},
    endCalendarFeed: {},
    listAppointments: {},
    saveAppointment: {
      classId: null,
      studentIds: ['student'],
      fields: {
        ...{ startsOn: '2026-03-11', startTime: '16:00', minutes: 45 },
        ...{ category: 'Tutoring', calendar: 'Ms. Rivera', meetingLink: 'https://meet.example/abc' },
        repeats: { every: 'week', interval: 1, weekdays: ['WE'], until: null },
      },
    },
    changeAppointment: {
      appointmentId: CLASS_ID,
      change: {
        ...{ occursOn: '2026-03-11', isCancelled: true },
        ...{ startsOn: '2026-03-11', startTime: '16:00', minutes: 45 },
      },
    },
    cancelAppointment: { appointmentId: CLASS_ID },
    getWeeklyTopPerformers: { limit: 200, points: 100 },
    skillLearning: {
      userId: 'student',
      ...place,
      chapterId: chapter_id,
      phase: 'LEARNING_SESSION',
      path: null,
    },
    skillsByUserid: {
      userId: 'student',
      sectionType: section_type,
      gradeId: grade_id,
      chapterId: chapter_id,
    },
    learningUpdateIndex: { userId: 'student', ...place, problemId: problem_id },
    userNextLearningSkill: { userId: 'student', ...place, path: null },
    saveUserPracticeAnswer: {
      userId: 'student',
      ...place,
      sessionId: SESSION_ID,
      problemId: problem_id,
      responseJson: '{"selected":["a"]}',
      firstTimeCorrect: 1,
      learningPass: false,
      phase: 'LEARNING_SESSION',
      startTs: START,
      endTs: START + 5_000,
      path: null,
      skillStartLevel: 0,
      skillEndLevel: 0,
      moreParameters: { answerId: '0f8fad5b-d9cb-469f-a165-70867728950e', hintChecked: false },
    },
    saveUserActivityData: {
      userId: 'student',
      session: { sessionId: SESSION_ID, demoStatus: [], assistedExercisesStatus: [] },
    },
    takeProficiency: {
      userId: 'student',
      sectionType: section_type,
      currentGrade: grade_id,
      log: 'opened from the course card',
      source: 'courses',
      path: null,
    },
    takeAfficiency: {
      userId: 'student',
      sectionType: section_type,
      gradeId: grade_id,
      lowAccuracySkillCount: 4,
      randomSkillCount: 2,
      path: null,
    },
    getDailyReview: { userId: 'student' },
    takeReview: { userId: 'student', sectionType: section_type, gradeId: grade_id },
    getAfficiencySummary: { userId: 'student', sectionType: section_type, gradeId: grade_id },
    checkAnswer: {
      userId: 'student',
      sessionId: SESSION_ID,
      problemId: problem_id,
      answerId: '5e0a4a0c-6f53-4a2f-9d0e-1f6a2b7c8d9e',
      responseJson: '{"chosen":{}}',
      startTs: START,
      endTs: START + 5_000,
      hintChecked: false,
    },
    openHint: { userId: 'student', sessionId: SESSION_ID, problemId: problem_id, step: 1 },
    recordSessionEvents: {
      userId: 'student',
      sessionId: SESSION_ID,
      events: [{ type: 'exercise_shown', at: START, problemId: problem_id }],
    },
    saveSessionSnapshot: { userId: 'student', sessionId: SESSION_ID, snapshot: '{"events":[]}' },
    getCurrentAccuracy: { userId: 'student', sectionType: section_type, gradeId: grade_id },
    getNextAssignmentTask: { userId: 'student' },
    createAssignmentForUser: { userId: 'student', createdBy: 'student' },
    upsertUserLearningInfo: {
      userId: 'student',
      updatedBy: 'student',
      updatedBySource: 'account_setup',
      userLearningInfo: makeLearningInfo({ 'ae.la': null, 'ae.voc': null }, 2).map((info) => ({
        ...info,
        gradeSetup: [...info.gradeSetup],
      })),
      firstName: 'Maya',
      lastName: 'Torres',
    },
    createExtraAssignment: { userId: 'student' },
    getUserThisWeekAssignment: { userId: 'student' },
    getDroppedSkills: { userId: 'student' },
    getUserAssignmentHistory: { userId: 'student', today: '2026-03-09' },
    getCompletedWeeks: { userId: 'student' },
    getAfficientStar: { userId: 'student' },
    getProgressSummary: { userId: 'student', today: '2026-03-09' },
    userChapterProfile: { userId: 'student', gradeId: grade_id },
    userGradeProfile: { userId: 'student' },
    getCards: { chapterId: 1, pageId: 1, currentGrade: grade_id, keywordType: 'primary' },
    getPeerGroupId: { userId: 'student' },
    getPeerGroupRanking: { userId: 'student', sectionType: section_type, grade: 2, force: false },
    getNewPeerAchievement: {
      userId: 'student',
      userList: ['student2'],
      sectionType: section_type,
      nameDisplay: { firstInit: false, lastInit: true },
    },
    offListPeerGroup: { userId: 'student', productId: 20, offList: false },
    addCongratulationMessage: {
      userId: 'student',
      achievementId: 'achieve_grade_goal:ae.la:2:student2',
      message: 'Well done!',
      displayName: 'Maya T.',
    },
    getGradeProgress: { gradeId: grade_id, productId: 20, sectionType: section_type },
    exportPersonalData: { userId: 'student' },
    deletePerson: { userId: 'student', userName: 'somebody else' },
    startDiagnosticTest: {
      userId: 'student',
      testType: 'diagnostic',
      sectionType: section_type,
      testGrade: grade_id,
      firstName: 'Maya',
      lastName: 'Torres',
    },
    resumeDiagnosticTest: { userId: 'student', sessionId: SESSION_ID },
    saveTestAnswer: {
      userId: 'student',
      sessionId: SESSION_ID,
      sessionProblemResults: [
        {
          problemId: '1',
          answerId: '2c6a2a53-6f0e-4b52-9d52-0f2f3f7f3a10',
          responseJson: '{"chosen":{}}',
          startTs: START,
          endTs: START + 5_000,
        },
      ],
      currentProblem: 1,
    },
    recordTestEvent: {
      userId: 'student',
      sessionId: SESSION_ID,
      problemId: '1',
      event: { type: 'exercise_shown', at: START },
    },
    getTestResult: { userId: 'student', sessionId: SESSION_ID },
    getUserTestResult: { userId: 'student', testsPerPage: 10, pageId: 1 },
    sendTestStartEmail: {
      sendToId: 'student',
      sessionId: SESSION_ID,
      studentFirstname: 'Maya',
      studentLastname: 'Torres',
      schoolGrade: 4,
    },
    sendTestResultEmail: { sendToId: 'student', sessionId: SESSION_ID },
    sendTestEndEmail: { sendToId: 'student', sessionId: SESSION_ID },
    listMails: {},
    readMail: { mailId: SESSION_ID },
    resendMail: { mailId: SESSION_ID },
    unsubscribe: { mailId: SESSION_ID },
    requestPasswordLink: { username: 'nobody' },
    getConsolidatedTestResult: { userId: 'student' },
    getTestGrades: {},
    previewRoster: { centerId: 1, format: 'csv', content: ROSTER },
    importRoster: { centerId: 1, format: 'csv', content: ROSTER, digest: 'of an older preview' },
    exportRoster: { centerId: 1, format: 'csv' },
    makeLoginCards: { classId: CLASS_ID, pictures: 'young' },
    newTestUser: { kind: 'special' },
    isFirstRun: {},
    saveSettings: { settings: DEFAULT_SETTINGS },
    changeOwnPassword: { oldPassword: 'student', newPassword: 'student' },
    readPasswordLink: { secret: 'unknown' },
    setPasswordByLink: { secret: 'unknown', newPassword: 'river-panda-58' },
    signInByLink: { secret: 'unknown' },
    listAccounts: {
      search: 'maya',
      role: 'student',
      centerId: 1,
      classId: CLASS_ID,
      state: 'started',
      schoolGrade: 2,
    },
    getAccount: { userId: 'superstudent' },
    createAccount: { account: accountFields, newPassword: { kind: 'made' } },
    updateAccount: {
      userId: 'superstudent',
      account: { ...accountFields, userName: 'lena.fischer', sourceId: null },
    },
    changeAccountState: { userId: 'superstudent', change: { change: 'unfreeze' } },
    resetPassword: { userId: 'superstudent', newPassword: { kind: 'link' } },
    listCenters: {},
    saveCenter: {
      centerId: 1,
      center: { name: 'Alder Grove', address: '', phone: '', email: '', ips: ['192.0.2.7'] },
    },
    listClasses: {},
    saveClass: { classId: null, centerId: 1, name: 'Room 4' },
    changeAccounts: { accounts: ['superstudent'], change: { change: 'unfreeze' } },
    setUpClass: { classId: CLASS_ID, startGrade: null },
    changeClassMembers: { classId: CLASS_ID, added: ['student'], removed: [] },
    getSupportInfo: {},
    reportTrouble: {
      errors: [{ name: 'TypeError', place: 'index-1a2b3c.js:10:2345', page: 'problems' }],
      outbox: { waitedSeconds: 90, putAside: 0 },
    },
    getReviewOutline: {},
    getCenterNotice: {},
    getPageText: { page: 'about' },
    getNewHonorStudents: { userId: 'student' },
    getUserGoal: { userId: 'student' },
    getGoalRecord: { userId: 'student' },
    saveGoal: {
      userId: 'student',
      goalId: null,
      goal: {
        goalDate: '2096-03-01',
        laGrade: 4,
        laGoalScore: 95,
        vocGrade: null,
        vocGoalScore: null,
        reward: 'A visit to the zoo',
      },
    },
    endGoal: { userId: 'student', goalId: CLASS_ID },
    getTokenAccount: { userId: 'student' },
    askForReward: { userId: 'student', requestId: SESSION_ID, rewardId: CLASS_ID, price: 10 },
    withdrawRequest: { userId: 'student', requestId: SESSION_ID },
    decideRequest: { userId: 'student', requestId: SESSION_ID, isGranted: true },
    listRewards: {},
    saveReward: {
      rewardId: null,
      reward: { centerId: 1, name: 'Pencil', price: 10, isActive: true },
    },
    getProficiencyReport: { userId: 'student', gradeId: grade_id, sectionType: section_type },
    getReportedStudent: { userId: 'student' },
    getUserActivity: { userId: 'student', startTime: START, endTime: START + 86_400_000 },
    getUserListByRole: { role: 'all' },
    getUserDailyActivity: { userRole: 'all', startDate: '2026-03-01', endDate: '2026-03-11' },
    getUserHonorsChartWithGoal: {
      ...{ country: 'US', userId: 'student', sectionType: section_type },
      options: { addGoals: true, height: 550, width: 650 },
    },
    getUserProgressPlot: {
      ...{ userId: 'student', sectionType: section_type },
      ...{ startTime: '2025-03-01', endTime: '2026-03-11' },
    },
    getTeacherHome: {},
    getCenterHome: {},
    getClassWork: { classId: CLASS_ID, sectionType: section_type, grade: grade_id },
    giveWork: { studentIds: ['student'], work: { kind: 'extra' }, dueOn: null },
    getStudentWork: { userId: 'student' },
    listStudentSessions: { userId: 'student', before: null },
    getStudentSession: { userId: 'student', sessionId: SESSION_ID },
    addStudentNote: { userId: 'student', text: 'Likes to read aloud.' },
    getOwnDigest: {},
    saveOwnDigest: { isWished: true },
    saveFamilyDigest: { userId: 'student', isWished: true },
    removeStudentNote: { userId: 'student', noteId: CLASS_ID },
    renderingToolOptions: {},
    listManagedChapters: {},
    getDisabledSkillsByChapter: { sectionType: section_type, grade: grade_id, chapter: chapter_id },
    enableOrDisableSkill: {
      ...{ sectionType: section_type, grade: grade_id, chapter: chapter_id },
      skillIds: ['unknown'],
    },
    enableOrDisableAllSkillsByChapter: {
      ...{ sectionType: section_type, grade: grade_id, chapter: chapter_id },
      enableAllSkills: true,
    },
    listDrafts: {},
    getDraft: { draftId: CLASS_ID },
    getDraftPlace: { problemId: `${skill.skill_id}.E99` },
    saveDraft: {
      draftId: CLASS_ID,
      revision: null,
      problemId: `${skill.skill_id}.E99`,
      language: 'yaml',
      text: 'id: E99',
    },
    checkDraft: { problemId: `${skill.skill_id}.E99`, language: 'yaml', text: 'id: E99' },
    noteDraft: { draftId: CLASS_ID, revision: 1, kind: 'comment', text: 'Fine.' },
    previewImport: { fileName: 'quiz.gift', content: btoa('::A:: One? {=a ~b}') },
    importDrafts: {
      fileName: 'quiz.gift',
      content: btoa('::A:: One? {=a ~b}'),
      chosen: [1],
      skillId: skill.skill_id,
      pool: 'E',
    },
    listReleases: {},
    previewRelease: { chosen: [{ draftId: CLASS_ID, revision: 1 }] },
    publishDrafts: { chosen: [{ draftId: CLASS_ID, revision: 1 }], note: '', dueAt: null },
    rollBack: { number: 0, from: 0 },
    cancelRelease: { releaseId: CLASS_ID },
    exportPublished: {},
    getProblemBySkill: {
      phase: 'LEARNING_SESSION',
      sectionType: skill.section_type,
      gradeId: skill.grade_id,
      chapterId: chapter_id,
      skillId: skill.skill_id,
    },
    listItems: {},
    getItem: { problemId: problem_id },
  }
}
