import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { AssignmentItem, ProgressSummary, SectionHonor, User } from '@wordstride/api'
import { format } from 'date-fns'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { readServerTime } from '../api/serverClock'
import { aTestResult } from '../sessions/diagnostic/testResult/sampleResult'
import styles from './Dashboard.module.css'
import { saveDetailsOpen } from './detailsChoice'
import { HomePage } from './HomePage'

const noun: AssignmentItem = {
  grade: 2,
  sectionType: 'ae.la',
  type: 'learning',
  skillId: 'la.2.nouns',
  skillSeq: 1,
  skillName: 'Nouns',
  chapterId: 3,
  start: 0,
  target: 1,
  startScore: 1.25,
  targetScore: 3.636,
  currentScore: 2,
  point: 9.97,
  progress: 0.45,
  done: false,
  path: 'path1',
  label: 'R1',
}
const words: AssignmentItem = {
  ...noun,
  sectionType: 'ae.voc',
  type: 'proficiency',
  skillId: null,
  skillSeq: null,
  skillName: null,
  target: 12,
  label: 'R2',
  progress: 1,
  done: true,
}

const honor: SectionHonor = {
  isHonor: false,
  isHighHonor: false,
  honorGrade: 3,
  honorGradeTarget: 90,
  highHonorGrade: 9,
  highHonorGradeTarget: 90,
  honorTargetDate: '2026-06-30',
}
const week = {
  startDate: '2026-03-09',
  endDate: '2026-03-15',
  userName: 'u',
  points: { la: 41.6, voc: 20.8, total: 62.4 },
  regularAssignmentCombined: { assignmentItems: [noun, words] },
  extraAssignmentList: [] as AssignmentItem[],
  creditExtraWork: [] as object[],
  extraWork: [] as object[],
  honorStatus: { la: honor, voc: { ...honor, isHonor: true } },
}
const summary: ProgressSummary = {
  timeSpentToday: '04:05',
  timeSpentWeekly: '121:00',
  completionTokens: 50,
  assignmentTokens: 30,
  tokensByLastWeek: 70,
  laGrade: 'B-',
  laGradeScore: 80.456,
  laAnswers: 10,
  vocGrade: 'F',
  vocGradeScore: 59.99,
  vocAnswers: 10,
  lastWeekTopPerformers: [],
}

/** Replies by the name of the call; an error is a request that fails. */
type Replies = Record<string, object | Error>
const REPLIES: Replies = {
  checkUserLearningInfo: { userLearningInfoIsValid: true },
  getUserThisWeekAssignment: week,
  getNextAssignmentTask: { nextAssignmentTask: noun, hasAssignment: true },
  getUserAssignmentHistory: { assignmentHistory: [], rewardTokens: 10 },
  getCompletedWeeks: { numberOfWeeks: 0 },
  getDroppedSkills: { droppedSkills: [] },
  getAfficientStar: {
    afficientStar: [
      { sectionType: 'ae.la', totalStar: 5, currentStar: 3 },
      { sectionType: 'ae.voc', totalStar: 5, currentStar: 0 },
    ],
  },
  getProgressSummary: { data: summary },
  getUserGoal: { message: '', currentGrade: 2, myGoal: [] },
  getNewHonorStudents: { newHonorStudents: { honor: [], highHonor: [] } },
  getWeeklyTopPerformers: { data: [] },
  getDailyReview: { due: [], streakDays: 0, streakFreezes: 0, isActiveToday: false },
  getUpcomingAppointments: { upcomingAppointments: [] },
  getPeerGroupId: { isValidGroup: true, inPeerGroup: false, peerGroupId: null, message: '' },
}

const calls = (name: string) => vi.mocked(apiClient.call).mock.calls.filter(([called]) => called === name)

let users = 0
function open(replies: Replies = {}, account: Partial<User> = {}) {
  const all = { ...REPLIES, ...replies }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    const reply = all[name]
    if (!reply || reply instanceof Error) throw reply ?? new Error(`no reply to ${name}`)
    return { isSuccess: true, status: 'success', ...reply }
  }) as never)
  users++
  authStore.setState({
    user: {
      userId: `u${users}`,
      firstName: 'Maya',
      userName: 'maya',
      role: 'student',
      license: null,
      currentGrade: { 'ae.la': 2, 'ae.voc': 3 },
      subscription: { startTs: 0, expireTs: Date.now() + 30 * 86_400_000 },
      payMethod: 'auto',
      cancelAtPeriodEnd: false,
      menuAuth: { show_problem_id: true },
      ...account,
    } as User,
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main id="main" tabIndex={-1}>
          <HomePage />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const details = screen.queryByRole('button', { name: 'My details' })
  if (details) fireEvent.click(details)
  return all
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Start/ })

// A panel that is still loaded is another element than the one that comes: what a test has taken would be gone.
beforeAll(async () => {
  open(
    { getPeerGroupId: { isValidGroup: true, inPeerGroup: true, peerGroupId: 'g', message: '' } },
    { currentGrade: { 'ae.la': 7, 'ae.voc': 7 } },
  )
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  cleanup()
})
beforeEach(() => {
  saveDetailsOpen(false)
  vi.mocked(apiClient.call).mockReset()
  queryClient.clear()
})

describe('/home', () => {
  it.each([
    [100.4, '1 of 2 done · 100%'],
    [213.4, '1 of 2 done · 100% and 113 more'],
  ])('of %s points the path tells what is beyond a whole week by itself', async (total, text) => {
    open({ getUserThisWeekAssignment: { ...week, points: { la: total, voc: 0, total } } })
    expect(await panel('My week').findByText(text)).toBeTruthy()
  })

  it.each([
    ['2026-03-14', 'by Sunday'],
    ['2026-03-15', 'today'],
  ])('on %s what is due on that Sunday is to be done %s', async (day, due) => {
    readServerTime(`${day}T12:00:00`)
    const items = [{ ...noun, dueOn: '2026-03-15' }]
    open(
      { getUserThisWeekAssignment: { ...week, regularAssignmentCombined: { assignmentItems: items } } },
      { currentGrade: { 'ae.la': 7, 'ae.voc': 7 } },
    )
    expect((await screen.findAllByText(new RegExp(` · ${due}$`))).length).toBeGreaterThan(0)
    readServerTime(new Date().toUTCString())
  })

  it('kindergarten to grade 5 begin with three blocks; details are opened, and stay so', async () => {
    open()
    expect(document.cookie).toContain('ws-details=open')
    const blocks = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(blocks.slice(1, 5)).toEqual(['My week', 'Grade point stars', 'Daily review', 'My details'])
    const places = await panel('My week').findAllByRole('listitem')
    expect(places.map(({ textContent }) => textContent)).toEqual([
      '1NounsLanguage ArtsNext',
      'Show what you knowVocabularydone',
      'Finish',
    ])
    expect(panel('My week').getByText('1 of 2 done · 62%')).toBeTruthy()
    cleanup()
    open()
    expect(screen.getByRole('button', { name: 'My details' }).getAttribute('aria-expanded')).toBe('false')
  })

  it('from grade 6 on the dashboard is the page', async () => {
    open({}, { currentGrade: { 'ae.la': 2, 'ae.voc': 6 } })
    expect(await screen.findByText('62.4%')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'My details' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'My week' })).toBeNull()
  })

  it('[HOME-01] [HOME-02] from grade 6 on the panels about the student and those of the week stand in their order', async () => {
    open(
      {
        getPeerGroupId: { isValidGroup: true, inPeerGroup: true, peerGroupId: 'g', message: '' },
        getNewPeerAchievement: { achievements: [] },
      },
      { currentGrade: { 'ae.la': 7, 'ae.voc': 7 } },
    )
    await screen.findByRole('heading', { name: 'New honor students' })
    await screen.findByRole('heading', { name: 'Peer achievements' })
    await waitFor(() => expect(startButton().disabled).toBe(false))
    /** The headings and buttons of a column, or of two that stand below each other. */
    const marksOf = (...columns: (string | undefined)[]) =>
      columns.flatMap((column) =>
        [...document.querySelectorAll(`.${column} :is(h2, button)`)].map(({ textContent }) => textContent),
      )
    const left = [
      'Honors',
      'This week',
      'Start',
      'Peer progress',
      'Your progress',
      'Grade point stars',
      'Top performers',
      'Last week’s winners',
      'New honor students',
    ]
    const atLeft = marksOf(styles.week, styles.about)
    expect(atLeft.filter((mark) => left.includes(mark ?? ''))).toEqual(left)
    const main = [
      'Appointments',
      'Goals and rewards',
      'Token streak',
      'Peer achievements',
      'This week’s assignment',
      'Skills dropped this week',
      'Extra work credited and assigned',
      'Extra work not credited',
    ]
    const inMain = marksOf(styles.main)
    expect(inMain.filter((mark) => main.includes(mark ?? ''))).toEqual(main)
  })

  it('when more than one thing fails, the page is tried again at once', async () => {
    const replies = open({
      getAfficientStar: new Error('HTTP 500'),
      getProgressSummary: new Error('HTTP 500'),
    })
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('A part of your page could not be loaded.')).toBeTruthy()
    Object.assign(replies, REPLIES)
    fireEvent.click(alert.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('img', { name: 'Language Arts: 3 of 5 stars' })).toBeTruthy()
    expect(await screen.findByText('121:00')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull()
  })

  it('ids of skills are for those whose toggle shows them', async () => {
    open({}, { menuAuth: { show_problem_id: false } as User['menuAuth'] })
    const [first] = await panel('This week’s assignment').findAllByRole('listitem')
    expect(first?.textContent).toContain('Learning')
    expect(first?.textContent).not.toContain('la.2.nouns')
  })

  it('[HOME-05] Start waits, disabled and loading, while the next task is unknown', async () => {
    open()
    expect(startButton().disabled).toBe(true)
    expect(startButton().getAttribute('aria-busy')).toBe('true')
    await waitFor(() => expect(startButton().disabled).toBe(false))
    expect(startButton().getAttribute('aria-busy')).toBeNull()
  })

  it('[HOME-04] the circle tells the points of the week as percent', async () => {
    open()
    expect(await screen.findByText('62.4%')).toBeTruthy()
    expect(screen.getByText('37.6 more to 100%. Keep going!')).toBeTruthy()
  })

  it.each([
    [99.9, '#1677ff'],
    [100, '#52c41a'],
    [262.4, '#faad14'],
    [300, '#722ed1'],
    [400, '#eb2f96'],
  ])('[HOME-04] [SR-42] the circle of %f percent is drawn in %s', async (total, color) => {
    open({ getUserThisWeekAssignment: { ...week, points: { la: total, voc: 0, total } } })
    const text = await screen.findByText(`${total.toFixed(1)}%`)
    const range = text
      .closest('[role="progressbar"], [data-scope="progress"]')
      ?.querySelector('circle:last-of-type')
    expect(range && getComputedStyle(range).stroke).toBe(color)
  })

  it('[HOME-23] [ASG-01] [ASG-02] an item has its goal, scores, points and progress and opens its session', async () => {
    open()
    const link = await panel('This week’s assignment').findByRole('link', { name: 'Nouns' })
    expect(link.getAttribute('href')).toBe(
      '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=3&skill_id=la.2.nouns&path=path1&phase=LEARNING_SESSION',
    )
    const [first, second] = panel('This week’s assignment').getAllByRole('listitem')
    for (const text of [
      'R1 · Language Arts · 2nd grade',
      'Learning',
      'la.2.nouns',
      'Level 0 → 1',
      '1.25 → 3.64',
      '2.00',
      '10.0',
      '45%',
    ])
      expect(first?.textContent).toContain(text)
    for (const text of ['Proficiency Session', 'R2 · Vocabulary', '0 → 12 steps', '✓ Done'])
      expect(second?.textContent).toContain(text)
    expect(second?.querySelector('a')?.getAttribute('href')).toBe(
      '/problems?program_id=20&section_type=ae.voc&grade_id=2&chapter_id=3&path=path1&phase=PROFICIENCY_SESSION',
    )
  })

  it('[ASG-03] [ERR-13] without items there is the red tag No Assignments', async () => {
    open({
      getUserThisWeekAssignment: { ...week, regularAssignmentCombined: { assignmentItems: [] } },
    })
    const label = await panel('This week’s assignment').findByText('No Assignments', { exact: true })
    expect(getComputedStyle(label.parentElement as HTMLElement).color).toBe('var(--ws-incorrect)')
  })

  it('[HOME-09] [HOME-23] shows time, grades with scores, and tokens; no letter below 60', async () => {
    open()
    const progress = panel('Your progress')
    expect((await progress.findByText('Time today')).nextSibling?.textContent).toBe('04:05')
    expect(progress.getByText('Time this week').nextSibling?.textContent).toBe('121:00')
    const [language, vocabulary] = progress.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(language).toBe('Language Arts2nd grade80.46B-')
    expect(vocabulary).toBe('Vocabulary3rd grade59.99')
    expect(progress.getByText('From completed weeks').nextSibling?.textContent).toBe('30')
    expect(progress.getByText('From completed grades').nextSibling?.textContent).toBe('50')
    expect(progress.getByText('Balance after last week').nextSibling?.textContent).toBe('70')
    expect(calls('getProgressSummary')[0]?.[1]).toMatchObject({ today: format(new Date(), 'yyyy-MM-dd') })
  })

  it.each([
    ['no letter before ten answers', { laAnswers: 9 }, '80.46'],
    ['a letter from 60 on', { laGradeScore: 60, laGrade: 'D' }, '60.00D'],
    ['no letter below 60', { laGradeScore: 59.99, laGrade: 'F' }, '59.99'],
  ])('[SR-42] %s', async (_, change, shown) => {
    open({ getProgressSummary: { data: { ...summary, ...change } } })
    await screen.findByText('Time today')
    const [language] = panel('Your progress').getAllByRole('listitem')
    expect(language?.textContent).toBe(`Language Arts2nd grade${shown}`)
  })

  it('[HOME-10] stars are told in words', async () => {
    open()
    expect(await screen.findByRole('img', { name: 'Language Arts: 3 of 5 stars' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Vocabulary: 0 of 5 stars' })).toBeTruthy()
  })

  it('[HOME-12] [HOME-23] winners are listed in order, the own name is marked', async () => {
    const winners = [
      { name: 'Owen P.', points: 150.46, isOwn: false },
      { name: 'Maya T.', points: 100, isOwn: true },
    ]
    open({ getProgressSummary: { data: { ...summary, lastWeekTopPerformers: winners } } })
    const rows = await panel('Last week’s winners').findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Owen P.150.5', '2Maya T. – you100.0'])
  })

  it('[HOME-11] [CONST-04] [API-16] the best of this week are those of the call with 200 and 100', async () => {
    const best = [
      { name: 'Owen P.', points: 150.4, isOwn: false },
      { name: 'Maya T.', points: 100, isOwn: true },
    ]
    open({ getWeeklyTopPerformers: { data: best } })
    const rows = await panel('Top performers').findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Owen P.150.4', '2Maya T. – you100.0'])
    expect(calls('getWeeklyTopPerformers')[0]?.[1]).toEqual({ limit: 200, points: 100 })
  })

  it('says so when nobody won', async () => {
    open()
    expect(await panel('Last week’s winners').findByText(/Nobody reached 100 points/)).toBeTruthy()
  })

  it.each([
    [9, false, '9 weeks in a row'],
    [10, true, '10 weeks in a row'],
  ])('[REW-05] [CONST-05] after %i weeks the trophy is there: %s', async (count, hasTrophy, text) => {
    open({ getCompletedWeeks: { numberOfWeeks: count } })
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('img', { name: 'Trophy' }) !== null).toBe(hasTrophy)
  })

  it('[HOME-16] [CONST-17] the last weeks have percent and the tokens of a completed one', async () => {
    const past = { assignment: true, depositToken: true }
    open({
      getUserAssignmentHistory: {
        rewardTokens: 1200,
        assignmentHistory: [
          { ...past, startDate: '2026-03-02', endDate: '2026-03-08', points: { total: 12_345 } },
          { ...past, startDate: '2026-02-23', endDate: '2026-03-01', points: { total: 60.25 } },
        ],
      },
    })
    const list = await screen.findByRole('list', { name: 'The last weeks' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first?.textContent).toBe('–60.3%Feb 23')
    expect(second?.textContent).toBe('+999+999+ tokens10000%+Mar 2')
  })

  it('[HOME-19] a dropped skill has its course, levels and date', async () => {
    const dropped = { skillId: 'k', skillName: 'Commas', gradeId: 2, sectionType: 'ae.la' }
    open({
      getDroppedSkills: { droppedSkills: [{ ...dropped, from: 4, to: 3, date: '2026-03-10' }] },
    })
    const link = await panel('Skills dropped this week').findByRole('link', { name: 'Commas' })
    expect(link.closest('tr')?.textContent).toBe('CommasLanguage Arts · 2nd gradeProficient → Level 3Mar 10')
  })

  it('[HOME-20] [HOME-21] [HOME-23] extra work: assigned, credited with points, and not credited', async () => {
    const work = { sectionType: 'ae.la', grade: 2, type: 'learning', amount: 1 }
    open({
      getUserThisWeekAssignment: {
        ...week,
        extraAssignmentList: [{ ...noun, label: 'X1', skillName: 'Verbs' }],
        creditExtraWork: [{ ...work, skillId: 'a', skillName: 'Commas', point: 11.11 }],
        extraWork: [
          { ...work, type: 'afficiency', amount: 2, grade: 3, skillId: null, skillName: null, point: 0 },
        ],
      },
    })
    const credited = panel('Extra work credited and assigned')
    expect(await credited.findByRole('link', { name: 'Verbs' })).toBeTruthy()
    expect(credited.getByText('Commas').closest('tr')?.textContent).toBe(
      'CommasLanguage Arts · 2nd grade · Learning1 pass11.1',
    )
    expect(panel('Extra work not credited').getByText('2 sessions').closest('tr')?.textContent).toBe(
      'AfficiencyLanguage Arts · 3rd grade · Afficiency2 sessions0.0',
    )
  })

  it('[AUTH-21] a panel fails on its own, without a message, and can be tried again', async () => {
    const replies = open({ getAfficientStar: new Error('HTTP 500') })
    const retry = await screen.findByRole('button', { name: 'Try again: Grade point stars' })
    expect(await screen.findByText('62.4%')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    replies.getAfficientStar = REPLIES.getAfficientStar as object
    retry.focus()
    fireEvent.click(retry)
    expect(await screen.findByRole('img', { name: 'Language Arts: 3 of 5 stars' })).toBeTruthy()
    // The button has gone.
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('[HOME-24] [ASG-06] after extra work was created the panels load again', async () => {
    const replies = open({
      getNextAssignmentTask: { nextAssignmentTask: null, hasAssignment: true },
      createExtraAssignment: { extraAssignment: [{ ...noun, label: 'X1' }] },
    })
    await screen.findByText('All done! What a week.')
    fireEvent.click(startButton())
    replies.getUserThisWeekAssignment = {
      ...week,
      extraAssignmentList: [{ ...noun, label: 'X1', skillName: 'Verbs' }],
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await panel('Extra work credited and assigned').findByRole('link', { name: 'Verbs' })).toBeTruthy()
    expect(calls('createExtraAssignment')).toHaveLength(1)
    expect(calls('getUserAssignmentHistory')).toHaveLength(2)
  })

  it('[HOME-22] [ERR-14] [G-22] reminds of the end of the account once, with its date', async () => {
    const expireTs = Date.now() + 5 * 86_400_000
    open({}, { payMethod: 'card', subscription: { startTs: 0, expireTs } })
    const dialog = within(screen.getByRole('dialog', { name: 'Account Expiration Reminder' }))
    expect(
      dialog.getByText(`Your account will expire on ${format(expireTs, 'yyyy-MM-dd')}.`, { exact: true }),
    ).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[HOME-22] does not remind while the payment is automatic', () => {
    open({}, { subscription: { startTs: 0, expireTs: Date.now() + 86_400_000 } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('who has no plan yet', () => {
  const unplanned = { checkUserLearningInfo: { userLearningInfoIsValid: false } }

  it('is led to the account setup', async () => {
    open({ ...unplanned, getUserTestResult: { tests: [], pages: 1 } })
    const way = await screen.findByRole('link', { name: 'Set up my account' })
    expect(way.getAttribute('href')).toBe('/accountSetup')
    const stops = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(stops).toEqual([
      expect.stringContaining('A short test'),
      expect.stringContaining('Your own plan'),
      expect.stringContaining('Your first week'),
    ])
  })

  it('is led back into a test that was left in the middle', async () => {
    const tests = [aTestResult({ resumable: true, startProblemSeq: 5, endTime: null, accuracy: null })]
    open({ ...unplanned, getUserTestResult: { tests, pages: 1 } })
    const way = await screen.findByRole('link', { name: 'Go on' })
    expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain(tests[0]?.sessionId)
    expect(screen.queryByRole('link', { name: 'Set up my account' })).toBeNull()
  })
})
