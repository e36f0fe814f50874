import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'

interface Row {
  path: string
  function: string
  /** As they stand on the wire. */
  params: Record<string, unknown>
  /** The fields that are read from the reply. */
  reads: readonly string[]
}

const NOUNS = { section_type: 'ae.la', grade_id: 2, chapter_id: 1, skill_id: 'la.2.nouns' }

/** The rows of the catalogue, written from it and not from the table of calls. */
const ROWS: Record<string, Row> = {
  '[API-03]': {
    path: 'userassignment',
    function: 'checkUserLearningInfo',
    params: { user_id: 'student' },
    reads: ['is_success', 'user_learning_info_is_valid'],
  },
  '[API-05]': {
    path: 'userassignment',
    function: 'getNextAssignmentTask',
    params: { user_id: 'student' },
    reads: ['is_success', 'next_assignment_task'],
  },
  '[API-07]': {
    path: 'userassignment',
    function: 'getDroppedSkills',
    params: { user_id: 'student' },
    reads: ['dropped_skills'],
  },
  '[API-10]': {
    path: 'userassignment',
    function: 'getAfficientStar',
    params: { user_id: 'student' },
    reads: ['afficient_star'],
  },
  '[API-17]': {
    path: 'homepageinfo',
    function: 'getProgressSummary',
    params: { user_id: 'student', today: '2026-03-09' },
    reads: ['status', 'data'],
  },
  '[API-27]': {
    path: 'content',
    function: 'skillLearning',
    params: { ...NOUNS, program_id: 20, phase: 'LEARNING_SESSION', path: 'path1' },
    reads: [
      'exercises',
      'assisted_exercises',
      'demos',
      'skill_name',
      'selected_skill_type',
      'user_skill_level',
      'user_starting_score',
      'number_of_correct_in_a_row',
      'user_last_problem_id',
    ],
  },
  '[API-28] [COURSE-10]': {
    path: 'content',
    function: 'skillsByUserid',
    params: { program_id: 20, section_type: 'ae.la', grade_id: 2, chapter_id: 1, user_id: 'student' },
    reads: ['chapters'],
  },
  '[API-31]': {
    path: 'nextlearningskill',
    function: 'userNextLearningSkill',
    params: { user_id: 'student', program_id: 20, section_type: 'ae.la', grade_id: 2 },
    reads: ['program_id', 'section_type', 'grade_id', 'skill_id', 'type', 'path'],
  },
  '[API-38]': {
    path: 'userprogresschart',
    function: 'getUserProgressPlot',
    params: {
      user_id: 'student',
      section_type: 'ae.la',
      start_time: '2017-08-01',
      end_time: '2026-03-11',
    },
    reads: ['status', 'progress_chart'],
  },
  '[API-42]': {
    path: 'vocabularycards',
    function: 'getCards',
    params: { chapter_id: 1, page_id: 1, current_grade: 2, keyword_type: 'primary' },
    reads: ['cards', 'pages'],
  },
  '[API-51]': {
    path: 'currentaccuracy',
    function: 'getCurrentAccuracy',
    params: { user_id: 'student', grade_id: 2, section_type: 'ae.la' },
    reads: ['scores', 'user_grade_goal'],
  },
}

const UUID = '7b9c3c56-9a2b-4d1e-8f3a-2c1d0e9f8a7b'
const COURSE = { user_id: 'student', section_type: 'ae.la', grade_id: 2 }

/** Rows whose replies need more than a student who begins: the tests of their rooms read those. */
const ASKED: Record<string, Omit<Row, 'reads'>> = {
  '[API-14]': {
    path: 'upcomingappointments',
    function: 'joinClass',
    params: { appointmentInfo: {} },
  },
  '[API-20]': {
    path: 'peergroup',
    function: 'getPeerGroupRanking',
    params: { user_id: 'student', peer_site_id: UUID, grade: 4, force: true, section_type: 'ae.la' },
  },
  '[API-21]': {
    path: 'peergroup',
    function: 'getNewPeerAchievement',
    params: {
      user_list: ['student'],
      section_type: 'ae.la',
      name_display: { first_init: false, last_init: true },
    },
  },
  '[API-22]': {
    path: 'peergroup',
    function: 'offListPeerGroup',
    params: { user_id: 'student', product_id: 20, off_list: true },
  },
  '[API-29]': {
    path: 'proficiency',
    function: 'takeProficiency',
    params: {
      ...{ user_id: 'student', section_type: 'ae.la', current_grade: 2, program_id: 20, chapter_id: 1 },
      ...{ log: 'log', source: 'home', debugObj: null, path: 'path1' },
    },
  },
  '[API-30]': {
    path: 'afficiency',
    function: 'takeAfficiency',
    params: {
      ...{ ...COURSE, program_id: 20, low_accuracy_skill_count: 4, random_skill_count: 2 },
      debug_obj: null,
    },
  },
  '[API-32] [ENT-18]': {
    path: 'userpractice',
    function: 'saveUserPracticeAnswer',
    params: {
      ...{ ...COURSE, program_id: 20, session_uuid: UUID, skill_id: 'la.2.nouns', phase: 'LEARNING_SESSION' },
      ...{ problem_id: 'la.2.nouns.E1', group_answer: '{}', first_time_correct: 1, learning_pass: false },
      ...{ start_ts: 1, end_ts: 2, tag: 'a tag', path: 'path1', skill_start_level: 0, skill_end_level: 0 },
      ...{ more_parameters: {}, second_try: false },
    },
  },
  '[API-35] [TEST-20]': {
    path: 'savetestanswer',
    function: 'saveTestAnswer',
    params: {
      ...{ user_id: 'student', test_session_uuid: UUID, session_problem_results: [] },
      ...{ current_problem: 1, section_type: 'ae.voc' },
    },
  },
  '[API-36]': { path: 'afficiencysummary', function: 'getAfficiencySummary', params: COURSE },
  '[API-44]': {
    path: 'resumediagnostictest',
    function: 'resumeDiagnosticTest',
    params: { test_session_uuid: UUID },
  },
  '[API-45]': {
    path: 'gettestresult',
    function: 'getTestResult',
    params: { user_id: 'student', test_session_uuid: UUID },
  },
  '[API-47]': {
    path: 'getusertestresult',
    function: 'getUserTestResult',
    params: { user_id: 'student', tests_per_page: 10, page_id: 1, account_setup_path: true },
  },
}

let test: TestApp
let token: string
let staffToken: string
beforeAll(async () => {
  test = await createTestApp({ contentPack: await loadSmallPack() })
  token = await test.login('student')
  staffToken = await test.login('tutor')
})
afterAll(() => test.close())

/** Each field of the params is read: with a value that no field takes it is refused by name. */
async function expectRead(
  row: Pick<Row, 'path' | 'function' | 'params'>,
  headers: Record<string, string>,
): Promise<void> {
  for (const field of Object.keys(row.params)) {
    const params = { ...row.params, [field]: { no: { field: 'takes this' } } }
    const reply = await test.post(row.path, { function: row.function, params }, headers)
    expect([field, reply.status]).toEqual([field, 400])
    const paths = (reply.body.issues as { path: string }[]).map(({ path }) => path)
    expect(paths.some((path) => path.startsWith(`params.${field}`))).toBe(true)
  }
}

describe('calls as the catalogue has them', () => {
  it.each(Object.entries(ROWS).map(([ids, row]) => [ids, row.path, row.function, row] as const))(
    '%s POST %s %s',
    async (_, path, name, row) => {
      const reply = await test.post(path, { function: name, params: row.params }, { token })
      expect(reply).toMatchObject({ status: 200, body: { is_success: true, status: 'success' } })
      expect(Object.keys(reply.body)).toEqual(expect.arrayContaining([...row.reads]))
      await expectRead(row, { token })
    },
  )

  it.each(Object.entries(ASKED).map(([ids, row]) => [ids, row.path, row.function, row] as const))(
    '%s POST %s %s reads each field of what is asked',
    async (_ids, _path, _name, row) => {
      await expectRead(row, { token })
    },
  )

  it('[API-02] POST userauth login, userByToken and lookForChangesInFreezeAndExpire', async () => {
    const login = {
      path: 'userauth',
      function: 'login',
      params: { username: 'student2', password: 'student2' },
    }
    const signedIn = await test.post('userauth', { function: 'login', params: login.params })
    expect(signedIn).toMatchObject({ status: 200, body: { status: 'started' } })
    await expectRead(login, {})
    const headers = { token: signedIn.body.data.token as string }
    expect(await test.post('userauth', { function: 'userByToken', params: {} }, headers)).toMatchObject({
      status: 200,
      body: { is_success: true, data: { user_id: 'student2' } },
    })
    for (const path of ['userauth', 'userassignment']) {
      const call = { path, function: 'lookForChangesInFreezeAndExpire', params: { user_id: 'student2' } }
      const { path: _, ...body } = call
      expect(await test.post(path, body, headers)).toEqual({
        status: 200,
        body: { is_success: true, status: 'success', is_valid_token: true },
      })
      await expectRead(call, headers)
    }
  })

  it('[API-24] GET usergradeprofile/{user_id}', async () => {
    const reply = await test.get('usergradeprofile/student', { token })
    expect(reply).toMatchObject({ status: 200, body: { is_success: true } })
    const grades = reply.body.data as { grade_id: number; cards: { grade_id: number }[] }[]
    expect(grades.length).toBeGreaterThan(1)
    for (const { grade_id, cards } of grades) {
      expect(cards.length).toBeGreaterThan(0)
      expect(cards.map((card) => card.grade_id)).toEqual(cards.map(() => grade_id))
    }
  })

  it('[API-25] GET userchapterprofile/{user_id}/user/{grade_id}/grade', async () => {
    const reply = await test.get('userchapterprofile/student/user/2/grade', { token })
    expect(reply).toMatchObject({ status: 200, body: { is_success: true } })
    expect(reply.body.chapters.length).toBeGreaterThan(0)
  })

  it('[API-39] GET renderingtool, POST renderingtool getProblemBySkill', async () => {
    const headers = { token: staffToken }
    const options = await test.get('renderingtool', headers)
    expect(options).toMatchObject({ status: 200, body: { is_success: true } })
    expect(options.body.options.length).toBeGreaterThan(0)
    const row = {
      path: 'renderingtool',
      function: 'getProblemBySkill',
      params: { program_id: 20, phase: 'LEARNING_SESSION', ...NOUNS },
    }
    const { path, ...body } = row
    const problems = await test.post(path, body, headers)
    expect(problems).toMatchObject({ status: 200, body: { is_success: true } })
    expect(problems.body.problem.length).toBeGreaterThan(0)
    await expectRead(row, headers)
  })
})
