import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  type ActivityRecord,
  DAILY_ACTIVITY_PAGE,
  type Role,
  type SkillStatus,
  TOGGLES,
  type User,
} from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { later } from '../testing/later'
import { HonorsChartDialog } from './charts/HonorsChartDialog'
import { writeCsv } from './export/writeCsv'
import { ActivityReportPage, HonorsChartPage, ProficiencyReportPage, ProgressChartPage } from './pages'

/** Wednesday. */
const NOW = new Date('2026-03-11T12:00:00')
beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const skill = (n: number, change: Partial<SkillStatus> = {}): SkillStatus => ({
  ...{ skillId: `k${n}`, skillTitle: `Skill ${n}`, chapterId: 1, skillLevel: n % 5 },
  standards: ['L.2.1a', 'L.2.1b'],
  ...{ weightedAccuracyRate: 0.5, weightedMeanTime: 75, skillSpecTime: 180 },
  ...{ normalizedWeight: 1 / 60, improveFactor: 1.25, ...change },
})
const REPORT = {
  ...{ sectionType: 'ae.la', totalSkill: 60, projectedScore: 72.346, projectedLetterGrade: 'C', answers: 10 },
  ...{ level0: 12, level1: 12, level2: 12, level3: 12, level4: 12, level5: 0, userGradeGoal: '97.5' },
  skillStatusList: Array.from({ length: 60 }, (_, i) => skill(i + 1)),
}
const record = (change: Partial<ActivityRecord> = {}): ActivityRecord => ({
  ...{ sessionId: 's1', userId: 'maya', phase: 'LEARNING_SESSION', sectionType: 'ae.la', gradeId: 2 },
  ...{ skillId: 'k1', skillName: 'End marks', startTime: 1, endTime: 2 },
  ...{ locStartTime: '2026-03-10 16:05:00', startingLevel: 0, endingLevel: 1, startingScore: 10 },
  ...{ endScore: 12.5, sessionStatus: 'passed', atLearningCenter: true, points: { total: 3 } },
  ...{ demoStatus: [], assistedExercisesStatus: [], secondTryList: [], levelChangeReport: [] },
  activeSeconds: 75,
  ...change,
})
const SVG = '<svg width="650" height="550" xmlns="http://www.w3.org/2000/svg"></svg>'
const HONORS = {
  honorsChart: SVG,
  months: [
    { gradeId: 1, month: '2026-03', projectedScore: 90.5 },
    { gradeId: 2, month: '2026-02', projectedScore: 8 },
  ],
  goals: [{ gradeId: 2, goalScore: 95, goalDate: '2026-06-30' }],
  ...{ honorGrade: 3, honorGradeTarget: 90, highHonorGrade: 4, highHonorGradeTarget: 90 },
}
const REPLIES: Record<string, object> = {
  getProficiencyReport: { report: REPORT },
  listAccounts: { accounts: [], total: 0 },
  getReportedStudent: {
    student: { userId: 'owen', name: 'Owen Park', currentGrade: { 'ae.la': 5, 'ae.voc': 5 } },
  },
  getUserActivity: { data: [record()] },
  getUserListByRole: { data: [{ id: 'owen', userName: 'owen', name: 'Owen Park' }], total: 1 },
  getUserDailyActivity: {
    users: [{ id: 'owen', userName: 'owen', name: 'Owen Park' }],
    total: 1,
    data: [
      { userId: 'owen', day: '2026-03-09', sessions: 2, minutes: 20.4, points: 3 },
      { userId: 'owen', day: '2026-03-10', sessions: 1, minutes: 9.4, points: 1.5 },
    ],
  },
  getUserHonorsChartWithGoal: HONORS,
  getUserProgressPlot: {
    progressChart: SVG,
    points: [{ gradeId: 2, day: '2026-03-01', projectedScore: 12.25 }],
  },
}

const calls = (name: string) =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, params]) => params)

let users = 0
function open(path: string, { replies = {}, role = 'student' as Role } = {}) {
  const all: Record<string, object> = { ...REPLIES, ...replies }
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...all[name],
  })) as never)
  const isStaff = role !== 'student'
  const menuAuth = Object.fromEntries(TOGGLES.map((toggle) => [toggle, isStaff]))
  const userId = `maya${++users}`
  const currentGrade = { 'ae.la': 2, 'ae.voc': 3 }
  const user = {
    userId,
    userName: userId,
    firstName: 'Maya',
    lastName: 'Torres',
    role,
    menuAuth,
    currentGrade,
  }
  authStore.setState({ user: user as unknown as User })
  const router = createMemoryRouter(
    [
      { path: '/proficiencyreport', element: <ProficiencyReportPage /> },
      { path: '/useractivityreport', element: <ActivityReportPage /> },
      { path: '/userprogresschart', element: <ProgressChartPage /> },
      { path: '/honorschart', element: <HonorsChartPage /> },
      { path: '/home', element: <HonorsChartDialog userId={userId} isOpen={true} onClose={() => {}} /> },
    ],
    { initialEntries: [path] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <main id="main" tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  )
  return { router, userId }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1)
const REFUSED = { isSuccess: false, status: 'error', message: 'no' }

describe('ProficiencyReportPage', () => {
  it('[REP-01] [CONST-42] shows grade and section that are picked and searched: statistics, and fifty skills a page', async () => {
    const { userId } = open('/proficiencyreport')
    const table = await screen.findByRole('table')
    expect(rowsOf(table)).toHaveLength(50)
    press('Next')
    expect(rowsOf(table)).toHaveLength(10)
    expect(screen.getByText('72.35')).toBeTruthy()
    expect(screen.getByText('97.50')).toBeTruthy()
    expect(screen.getByText('Level 3: 12')).toBeTruthy()
    expect([...screen.getByLabelText<HTMLSelectElement>('Section').options].map(({ text }) => text)).toEqual([
      'Language Arts',
      'Vocabulary',
    ])
    choose('Grade', '4')
    choose('Section', 'ae.voc')
    expect(calls('getProficiencyReport')).toEqual([{ userId, gradeId: 2, sectionType: 'ae.la' }])
    press('Search')
    await waitFor(() =>
      expect(calls('getProficiencyReport').at(-1)).toEqual({ userId, gradeId: 4, sectionType: 'ae.voc' }),
    )
    expect(await screen.findByRole('heading', { name: '4th grade, Vocabulary' })).toBeTruthy()
  })

  it('sorts by a column, what was never measured last, and finds a skill by its name', async () => {
    const skillStatusList = [
      skill(1, { weightedAccuracyRate: null }),
      skill(2, { weightedAccuracyRate: 0.9 }),
      skill(3, { weightedAccuracyRate: 0.25, skillTitle: 'End marks' }),
    ]
    open('/proficiencyreport', {
      replies: { getProficiencyReport: { report: { ...REPORT, skillStatusList } } },
    })
    const table = await screen.findByRole('table')
    const accuracies = () => rowsOf(table).map((row) => within(row).getAllByRole('cell')[2]?.textContent)
    press('Accuracy')
    expect(accuracies()).toEqual(['90.0%', '25.0%', '–'])
    expect(screen.getByRole('columnheader', { name: /Accuracy/ }).getAttribute('aria-sort')).toBe(
      'descending',
    )
    press('Accuracy')
    expect(accuracies()).toEqual(['25.0%', '90.0%', '–'])
    fireEvent.change(screen.getByLabelText('Find a skill'), { target: { value: 'MARKS' } })
    expect(rowsOf(table)).toHaveLength(1)
  })

  it.each([
    [60, 10, true],
    [59.99, 10, false],
    [72, 9, false],
  ])('with a score of %i and %i answers a letter is shown: %s', async (projectedScore, answers, isShown) => {
    open('/proficiencyreport', {
      replies: { getProficiencyReport: { report: { ...REPORT, projectedScore, answers } } },
    })
    await screen.findByRole('table')
    expect(screen.queryByText('Letter grade') !== null).toBe(isShown)
  })

  it('prints every skill', async () => {
    open('/proficiencyreport')
    const table = await screen.findByRole('table')
    fireEvent(window, new Event('beforeprint'))
    expect(rowsOf(table)).toHaveLength(60)
    fireEvent(window, new Event('afterprint'))
    expect(rowsOf(table)).toHaveLength(50)
  })

  it('is the own one for a student, also behind a link to that of another', async () => {
    const { userId } = open('/proficiencyreport?user_id=owen')
    expect(await screen.findByText('Maya Torres')).toBeTruthy()
    await waitFor(() => expect(calls('getProficiencyReport')).toMatchObject([{ userId }]))
    expect(calls('getReportedStudent')).toEqual([])
  })

  it('is of another student for staff, begins with the grade of that one, and says what to do in an empty grade', async () => {
    open('/proficiencyreport?user_id=owen', {
      role: 'tutor',
      replies: { getProficiencyReport: { report: { ...REPORT, totalSkill: 0, skillStatusList: [] } } },
    })
    expect(await screen.findByText('Owen Park')).toBeTruthy()
    expect(await screen.findByText('This grade has no skills yet. Please choose another one.')).toBeTruthy()
    expect(calls('getProficiencyReport')).toEqual([{ userId: 'owen', gradeId: 5, sectionType: 'ae.la' }])
  })

  it('asks staff whose report they want before any is read, and keeps the student from report to report', async () => {
    const listAccounts = {
      accounts: [
        { userId: 'owen', userName: 'owen', firstName: 'Owen', lastName: 'Park', role: 'student' },
        { userId: 'tina', userName: 'tina', firstName: 'Tina', lastName: 'Ames', role: 'tutor' },
      ],
      total: 2,
    }
    const { router, userId } = open('/proficiencyreport', { role: 'tutor', replies: { listAccounts } })
    const owen = await screen.findByRole('link', { name: /Owen Park/ })
    expect(screen.queryByRole('link', { name: /Tina Ames/ })).toBeNull()
    expect(calls('getProficiencyReport')).toEqual([])
    fireEvent.click(owen)
    await screen.findByRole('table')
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(calls('getProficiencyReport')).toEqual([{ userId: 'owen', gradeId: 5, sectionType: 'ae.la' }])
    const others = await screen.findByRole('navigation', { name: 'Reports of Owen Park' })
    fireEvent.click(within(others).getByRole('link', { name: 'Progress' }))
    await waitFor(() => expect(calls('getUserProgressPlot')).toMatchObject([{ userId: 'owen' }]))
    fireEvent.click(await screen.findByRole('link', { name: 'Choose a student' }))
    expect(router.state.location.search).toBe('')
    fireEvent.click(await screen.findByRole('link', { name: 'My own report' }))
    await waitFor(() => expect(calls('getUserProgressPlot').at(-1)).toMatchObject({ userId }))
  })

  it('does not call the first students all of them', async () => {
    queryClient.clear()
    const accounts = Array.from({ length: 100 }, (_, i) => ({
      ...{ userId: `u${i}`, userName: `u${i}`, firstName: 'Pupil', lastName: `${i}`, role: 'student' },
    }))
    open('/proficiencyreport', { role: 'admin', replies: { listAccounts: { accounts, total: 212 } } })
    await screen.findByText('The first 100 students. There are more: type more of the name.')
  })

  it('asks for more of the name where the first accounts are colleagues alone', async () => {
    queryClient.clear()
    const accounts = Array.from({ length: 100 }, (_, i) => ({
      ...{ userId: `u${i}`, userName: `u${i}`, firstName: 'Member', lastName: `${i}`, role: 'tutor' },
    }))
    open('/proficiencyreport', { role: 'admin', replies: { listAccounts: { accounts, total: 212 } } })
    await screen.findByText('No student is among the first that were found. Type more of the name.')
  })

  it('tells staff so when nobody but colleagues is found', async () => {
    queryClient.clear()
    const tina = { userId: 'tina', userName: 'tina', firstName: 'Tina', lastName: 'Ames', role: 'tutor' }
    open('/proficiencyreport', { role: 'admin', replies: { listAccounts: { accounts: [tina], total: 1 } } })
    expect(await screen.findByText('There is nobody in your reach yet.')).toBeTruthy()
  })

  it('shows a course that was read before from its first page, and looks for nothing in it', async () => {
    open('/proficiencyreport')
    await screen.findByRole('table')
    const search = async (grade: string, title: string) => {
      choose('Grade', grade)
      press('Search')
      await screen.findByRole('heading', { name: `${title}, Language Arts` })
      await screen.findByText('Page 1 of 2')
    }
    await search('3', '3rd grade')
    press('Next')
    await search('2', '2nd grade')
    fireEvent.change(screen.getByLabelText('Find a skill'), { target: { value: 'Skill 1' } })
    await search('3', '3rd grade')
    expect(screen.getByLabelText<HTMLInputElement>('Find a skill').value).toBe('')
  })
})

const FAULT = 'Please select date range of 6 months or less'

describe('ActivityReportPage', () => {
  it('[REP-03] [ERR-32] [CONST-43] the tab Your Activity searches a range of at most 6 months, in the right order', async () => {
    const { userId } = open('/useractivityreport')
    expect(screen.getByRole('tab', { name: 'Your Activity' })).toBeTruthy()
    expect(screen.queryByRole('tab', { name: 'Daily activity' })).toBeNull()
    const search = await screen.findByRole<HTMLButtonElement>('button', { name: 'Search' })
    for (const [from, to, isFault] of [
      ['2025-09-11', '2026-03-11', false],
      ['2025-09-10', '2026-03-11', true],
      ['2026-03-11', '2026-03-10', true],
      ['2026-03-12', '2026-03-13', false],
    ] as const) {
      choose('From', from)
      choose('To', to)
      expect(screen.queryByText(FAULT) !== null, `${from} ${to}`).toBe(isFault)
      expect(search.disabled).toBe(isFault)
    }
    choose('From', '2026-03-01')
    choose('To', '2026-03-02')
    fireEvent.click(search)
    await waitFor(() =>
      expect(calls('getUserActivity').at(-1)).toEqual({
        userId,
        startTime: new Date('2026-03-01T00:00:00').getTime(),
        endTime: new Date('2026-03-02T23:59:59.999').getTime(),
      }),
    )
    // Two days from now, and no later (REP-04).
    expect(screen.getByLabelText<HTMLInputElement>('To').max).toBe('2026-03-13')
    choose('To', '2026-03-14')
    expect(search.disabled).toBe(true)
    expect(screen.getByRole('alert').textContent).toBe('Please choose days up to Mar 13, 2026.')
  })

  it('shows a session in words, and what all of them come to', async () => {
    const levelChangeReport = [
      { skillId: 'k1', gradeId: 2, levelFrom: 1, levelTo: 2, fromSecondTry: false, toSecondTry: false },
      { skillId: 'k2', gradeId: 2, levelFrom: 3, levelTo: 2, fromSecondTry: false, toSecondTry: false },
    ]
    const graded = { sessionId: 's2', phase: 'PROFICIENCY_SESSION', skillId: null, skillName: null } as const
    open('/useractivityreport', {
      replies: { getUserActivity: { data: [record(), record({ ...graded, levelChangeReport })] } },
    })
    const [first, second] = rowsOf(await screen.findByRole('table'))
    expect(first?.textContent).toBe(
      'Mar 10, 2026, 4:05 PMlearning centerLearning: End marksLanguage Arts, 2nd grade1:15passed10.00 → 12.503.0',
    )
    expect(second?.textContent).toContain('1 skill up, 1 skill down')
    expect(screen.getByText('2:30')).toBeTruthy()
    expect(screen.getByText('6.0')).toBeTruthy()
  })

  it.each([
    ['is silent about', new Date('2026-03-10T16:05:07').getTime(), false],
    ['names', new Date('2026-03-10T18:05:07').getTime(), true],
  ])('%s the clock of the region', async (_, startTime, isNamed) => {
    open('/useractivityreport', { replies: { getUserActivity: { data: [record({ startTime })] } } })
    await screen.findByText('Mar 10, 2026, 4:05 PM')
    expect(screen.queryByText(/times of the school, not of this device/) !== null).toBe(isNamed)
  })

  it('says what to do where nothing was worked on', async () => {
    open('/useractivityreport', { replies: { getUserActivity: { data: [] } } })
    expect(await screen.findByText(/Nothing was worked on in these days/)).toBeTruthy()
  })

  it('[TOOL-05] [C-19] staff choose a role or a first letter, and see sessions, minutes and points of each', async () => {
    open('/useractivityreport', { role: 'tutor' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    const picker = screen.getByLabelText<HTMLSelectElement>('Role')
    expect([...picker.options].map(({ text }) => text)).toEqual([
      'All students plus super-students',
      'Students',
      'Super-students',
      'Admins',
      'Learning center admins',
      'Tutors',
      ...'abcdefghijklmnopqrstuvwxyz',
    ])
    const table = await screen.findByRole('table')
    expect(rowsOf(table).map((row) => row.textContent)).toEqual(['Owen Parkowen23304.5'])
    fireEvent.click(screen.getByLabelText('Each day'))
    expect(rowsOf(table).map((row) => row.textContent)).toEqual([
      'Owen Parkowen23304.5',
      'Mar 9, 20262203.0',
      'Mar 10, 2026191.5',
    ])
    choose('Role', 'b')
    press('Search')
    await waitFor(() =>
      expect(calls('getUserDailyActivity').at(-1)).toEqual({
        ...{ userRole: 'b', startDate: '2026-02-09', endDate: '2026-03-11', page: 1 },
      }),
    )
    await waitFor(() => expect(calls('getUserListByRole').at(-1)).toEqual({ role: 'b' }))
  })

  it('shows no rows of one role for another that is still loading', async () => {
    open('/useractivityreport', { role: 'tutor' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByRole('table')
    vi.mocked(apiClient.call).mockReturnValue(new Promise(() => {}))
    choose('Role', 'c')
    press('Search')
    await screen.findByRole('status', { name: 'Loading the activity' })
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('opens the activity of a person whose report is open already', async () => {
    const { router } = open('/useractivityreport?user_id=owen', { role: 'admin' })
    const daily = async () => fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    const isOpen = async () =>
      (await screen.findByRole('tab', { name: 'Activity of Owen Park' })).getAttribute('aria-selected')
    await daily()
    fireEvent.click(await screen.findByRole('link', { name: 'Owen Park' }))
    await waitFor(async () => expect(await isOpen()).toBe('true'))
    await daily()
    await screen.findByRole('option', { name: 'owen (Owen Park)' })
    choose('Person', 'owen')
    press('Search')
    await waitFor(async () => expect(await isOpen()).toBe('true'))
    expect(router.state.location.search).toBe('?user_id=owen')
  })

  it('has tab, role, days and page in the address, so that Back leads from a person to the same list again', async () => {
    const many = { ...REPLIES.getUserDailyActivity, total: 2 * DAILY_ACTIVITY_PAGE }
    const { router } = open('/useractivityreport', { role: 'admin', replies: { getUserDailyActivity: many } })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    choose('Role', 'tutor')
    choose('From', '2026-03-02')
    press('Search')
    const searched = { userRole: 'tutor', startDate: '2026-03-02', endDate: '2026-03-11' }
    await waitFor(() => expect(calls('getUserDailyActivity').at(-1)).toEqual({ ...searched, page: 1 }))
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await waitFor(() => expect(calls('getUserDailyActivity').at(-1)).toEqual({ ...searched, page: 2 }))
    fireEvent.click(await screen.findByRole('link', { name: 'Owen Park' }))
    await screen.findByRole('tab', { name: 'Activity of Owen Park' })
    await act(() => router.navigate(-1))
    const daily = await screen.findByRole('tab', { name: 'Daily activity' })
    expect(daily.getAttribute('aria-selected')).toBe('true')
    await screen.findByText('Page 2 of 2')
    expect(screen.getByLabelText<HTMLSelectElement>('Role').value).toBe('tutor')
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2026-03-02')
  })

  it('marks the rows of a page as old ones while the next is read', async () => {
    queryClient.clear()
    const many = { ...REPLIES.getUserDailyActivity, total: 2 * DAILY_ACTIVITY_PAGE }
    open('/useractivityreport?tab=daily', { role: 'tutor', replies: { getUserDailyActivity: many } })
    const table = await screen.findByRole('table')
    const isBusy = () => table.closest('[aria-busy="true"]') !== null
    await waitFor(() => expect(isBusy()).toBe(false))
    vi.mocked(apiClient.call).mockReturnValue(new Promise(() => {}))
    press('Next')
    await waitFor(() => expect(isBusy()).toBe(true))
  })

  it('offers nobody of one role under another that is still loading', async () => {
    const { router } = open('/useractivityreport', { role: 'admin' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByRole('option', { name: 'owen (Owen Park)' })
    choose('Person', 'owen')
    const waiting = later()
    vi.mocked(apiClient.call).mockReturnValue(waiting.reply as never)
    choose('Role', 'd')
    await screen.findByRole('option', { name: 'loading…' })
    expect(screen.queryByRole('option', { name: 'owen (Owen Park)' })).toBeNull()
    press('Search')
    expect(router.state.location.search).not.toContain('user_id')
  })

  it('says when the people of a role did not come, and tries again', async () => {
    queryClient.clear()
    open('/useractivityreport', { role: 'admin', replies: { getUserListByRole: REFUSED } })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByText('The people could not be loaded.')
    vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, ...REPLIES.getUserListByRole } as never)
    press('Try again')
    await screen.findByRole('option', { name: 'owen (Owen Park)' })
  })

  it('[REP-09] reads the same days anew when they are searched again', async () => {
    open('/useractivityreport', { role: 'tutor' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByRole('table')
    const before = calls('getUserDailyActivity').length
    press('Search')
    await waitFor(() => expect(calls('getUserDailyActivity')).toHaveLength(before + 1))
  })

  it('opens the activity of the person that was chosen, without the list for teachers', async () => {
    const { router } = open('/useractivityreport', { role: 'admin' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByRole('option', { name: 'owen (Owen Park)' })
    choose('Person', 'owen')
    press('Search')
    await waitFor(() => expect(router.state.location.search).toBe('?user_id=owen'))
    expect(await screen.findByRole('tab', { name: 'Activity of Owen Park' })).toBeTruthy()
    cleanup()
    open('/useractivityreport', { role: 'school_teacher' })
    fireEvent.click(await screen.findByRole('tab', { name: 'Daily activity' }))
    await screen.findByRole('table')
    expect(screen.queryByLabelText('Person')).toBeNull()
    expect(calls('getUserListByRole')).toEqual([])
  })
})

describe('what is searched again', () => {
  it.each([
    ['[REP-01]', '/proficiencyreport', 'student', 'getProficiencyReport'],
    ['[REP-03]', '/useractivityreport', 'student', 'getUserActivity'],
    ['[REP-09]', '/useractivityreport?tab=daily', 'tutor', 'getUserDailyActivity'],
  ] as const)('%s %s says when it did not come, and what it shows meanwhile', async (_, path, role, call) => {
    open(path, { role })
    await screen.findByRole('table')
    const answer = vi.mocked(apiClient.call).getMockImplementation()
    vi.mocked(apiClient.call).mockImplementation((async (...asked: Parameters<typeof apiClient.call>) =>
      asked[0] === call ? REFUSED : answer?.(...asked)) as never)
    press('Search')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('That could not be loaded anew. What stands here was loaded before.')
    screen.getByRole('table')
    vi.mocked(apiClient.call).mockImplementation(answer as never)
    press('Search')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })
})

describe('ProgressChartPage', () => {
  it('[REP-06] [CONST-44] shows an image from 2017-08-01 on; days the other way round are swapped, later ones than tomorrow cannot be had', async () => {
    const { userId } = open('/userprogresschart')
    const picture = (await screen.findAllByRole<HTMLImageElement>('img', { hidden: true }))[0]
    expect(picture?.src).toBe(`data:image/svg+xml,${encodeURIComponent(SVG)}`)
    expect(calls('getUserProgressPlot')).toEqual([
      {
        ...{ userId, sectionType: 'ae.la', startTime: '2017-08-01', endTime: '2026-03-11' },
        options: { width: 800, height: 450, theme: 'light' },
      },
    ])
    const end = screen.getByLabelText<HTMLInputElement>('End date')
    expect(end.max).toBe('2026-03-12')
    choose('End date', '2026-03-13')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true)
    expect(screen.getByRole('alert').textContent).toBe('Please choose days up to Mar 12, 2026.')
    choose('End date', '')
    expect(screen.getByRole('alert').textContent).toBe('Please choose both days.')
    choose('Start date', '2026-03-01')
    choose('End date', '2026-02-01')
    press('Search')
    await waitFor(() =>
      expect(calls('getUserProgressPlot').at(-1)).toMatchObject({
        startTime: '2026-02-01',
        endTime: '2026-03-01',
      }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Start date').value).toBe('2026-02-01')
    expect(end.value).toBe('2026-03-01')
  })

  it('has its numbers as a table', async () => {
    open('/userprogresschart')
    fireEvent.click(await screen.findByRole('button', { name: 'The numbers as a table' }))
    expect(rowsOf(screen.getByRole('table')).map((row) => row.textContent)).toEqual(['Mar 1, 202612.25'])
  })
})

describe('HonorsChartPage', () => {
  it('[REP-07] shows two images with a loading indicator each, 600 high and without goals', async () => {
    const { userId } = open('/honorschart')
    const answer = vi.mocked(apiClient.call).getMockImplementation()
    const waiting: (() => void)[] = []
    vi.mocked(apiClient.call).mockImplementation((async (...call: Parameters<typeof apiClient.call>) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      return answer?.(...call)
    }) as never)
    for (const name of ['Language Arts', 'Vocabulary']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy()
      expect(screen.getByLabelText(`Loading the honors chart: ${name}`)).toBeTruthy()
    }
    await waitFor(() => expect(waiting).toHaveLength(2))
    for (const resolve of waiting) resolve()
    for (const name of ['Language Arts', 'Vocabulary'])
      expect(await screen.findAllByAltText(new RegExp(`^Honors chart of ${name}`))).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    expect(calls('getUserHonorsChartWithGoal')).toEqual(
      ['ae.la', 'ae.voc'].map((sectionType) => ({
        ...{ country: 'US', userId, sectionType },
        options: { addGoals: false, height: 600, width: 800, theme: 'light' },
      })),
    )
  })

  it('says where there is no score yet', async () => {
    open('/honorschart', {
      replies: { getUserHonorsChartWithGoal: { ...HONORS, months: [], goals: [] } },
    })
    expect(
      await screen.findByText('There is no score in Vocabulary yet. It begins with the first lesson.'),
    ).toBeTruthy()
  })

  it('leaves the focus to the page where it is tried again', async () => {
    open('/honorschart', { replies: { getUserHonorsChartWithGoal: REFUSED } })
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    vi.mocked(apiClient.call).mockReturnValue(new Promise(() => {}))
    again?.focus()
    fireEvent.click(again as HTMLElement)
    await screen.findByLabelText('Loading the honors chart: Language Arts')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })
})

describe('HonorsChartDialog', () => {
  beforeEach(() => {
    HTMLDialogElement.prototype.showModal ??= vi.fn()
    HTMLDialogElement.prototype.close ??= vi.fn()
  })

  it('[REW-11] [CONST-45] [ERR-10] [C-03] asks for goals, 550 high and 650 wide, and says so when it fails', async () => {
    const { userId } = open('/home')
    expect(await screen.findAllByAltText(/^Honors chart of Language Arts/)).toBeTruthy()
    expect(calls('getUserHonorsChartWithGoal')).toEqual([
      {
        ...{ country: 'US', userId, sectionType: 'ae.la' },
        options: { addGoals: true, height: 550, width: 650, theme: 'light' },
      },
    ])
    cleanup()
    vi.mocked(apiClient.call).mockClear()
    // The page's own chart has no goals and the width of its container.
    const clientWidth = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(720)
    open('/honorschart')
    expect(await screen.findAllByAltText(/^Honors chart of Language Arts/)).toBeTruthy()
    for (const { options } of calls('getUserHonorsChartWithGoal') as { options: object }[])
      expect(options).toEqual({ addGoals: false, height: 600, width: 720, theme: 'light' })
    clientWidth.mockRestore()
    cleanup()
    open('/home', { replies: { getUserHonorsChartWithGoal: REFUSED } })
    expect(
      await screen.findByText('Failed to load the Honors chart.', undefined, { timeout: 5000 }),
    ).toBeTruthy()
  })

  it('tells months in their order, and the goals, as a table', async () => {
    open('/home')
    fireEvent.click(await screen.findByRole('button', { name: 'The numbers as a table', hidden: true }))
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
    expect(rows.map((row) => row.textContent)).toEqual([
      'Month1st grade2nd grade',
      'February 2026–8.00',
      'March 202690.50–',
    ])
    expect(screen.getByText('Goal: 95.00 in 2nd grade by Jun 30, 2026')).toBeTruthy()
  })
})

describe('writeCsv', () => {
  it('marks what a spreadsheet would take for a formula, and quotes what has commas', () => {
    const records = [['=1+1', '+1', '-1', '@A1', '\tx', 'a, "b"', 0.5, null]]
    const fields = records[0]?.map((_, i) => `f${i}`) ?? []
    expect(writeCsv({ fields, records })).toBe(
      `\uFEFFf0,f1,f2,f3,f4,f5,f6,f7\r\n"'=1+1","'+1","'-1","'@A1","'\tx","a, ""b""",0.5,\r\n`,
    )
  })
})
