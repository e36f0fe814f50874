import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { AssignmentItem, ProgressSummary, User } from '@wordstride/api'
import { format } from 'date-fns'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { authStore } from '../auth/authStore'
import { chakraSystem } from '../shell/chakraSystem'
import { HomePage } from './HomePage'

vi.mock('../api/apiClient', () => ({ apiClient: { call: vi.fn() } }))
vi.mock('../outbox/outbox', () => ({ outbox: { flush: async () => undefined } }))
vi.mock('../outbox/SavedState', () => ({ SavedState: () => null }))

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
})

const noun: AssignmentItem = {
  grade: 2,
  section_type: 'ae.la',
  type: 'learning',
  skill_id: 'la.2.nouns',
  skill_seq: 1,
  skill_name: 'Nouns',
  chapter_id: 3,
  start: 0,
  target: 1,
  start_score: 1.005,
  target_score: 3.636,
  current_score: 2,
  point: 9.97,
  progress: 0.45,
  done: false,
  path: 'path1',
  label: 'R1',
}
const words: AssignmentItem = {
  ...noun,
  section_type: 'ae.voc',
  type: 'proficiency',
  skill_id: null,
  skill_seq: null,
  skill_name: null,
  target: 12,
  label: 'R2',
  progress: 1,
  done: true,
}

const week = {
  start_date: '2026-03-09',
  end_date: '2026-03-15',
  user_name: 'u',
  points: { la: 41.6, voc: 20.8, total: 62.4 },
  regular_assignment_combined: { assignment_items: [noun, words] },
  extra_assignment_list: [] as AssignmentItem[],
  credit_extra_work: [] as object[],
  extra_work: [] as object[],
}
const summary: ProgressSummary = {
  time_spent_today: '04:05',
  time_spent_weekly: '121:00',
  completion_tokens: 50,
  assignment_tokens: 30,
  tokens_by_last_week: 70,
  la_grade: 'B-',
  la_grade_score: 80.456,
  voc_grade: 'F',
  voc_grade_score: 0,
  last_week_top_performers: [],
}

/** Replies by the name of the call; an error is a request that fails. */
type Replies = Record<string, object | Error>
const REPLIES: Replies = {
  getUserThisWeekAssignment: week,
  getNextAssignmentTask: { next_assignment_task: noun, has_assignment: true },
  getUserAssignmentHistory: { assignment_history: [], reward_tokens: 10 },
  getCompletedWeeks: { number_of_weeks: 0 },
  getDroppedSkills: { dropped_skills: [] },
  getAfficientStar: {
    afficient_star: [
      { section_type: 'ae.la', total_star: 5, current_star: 3 },
      { section_type: 'ae.voc', total_star: 5, current_star: 0 },
    ],
  },
  getProgressSummary: { data: summary },
}

const calls = (name: string) => vi.mocked(apiClient.call).mock.calls.filter(([called]) => called === name)

let users = 0
function open(replies: Replies = {}, account: Partial<User> = {}) {
  const all = { ...REPLIES, ...replies }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    const reply = all[name]
    if (!reply || reply instanceof Error) throw reply ?? new Error(`no reply to ${name}`)
    return { is_success: true, status: 'success', ...reply }
  }) as never)
  users++
  authStore.setState({
    user: {
      user_id: `u${users}`,
      first_name: 'Maya',
      user_name: 'maya',
      current_grade: { 'ae.la': 2, 'ae.voc': 3 },
      subscription: { start_ts: 0, expire_ts: Date.now() + 30 * 86_400_000 },
      pay_method: 'auto',
      cancel_at_period_end: false,
      ...account,
    } as User,
  })
  render(
    <ChakraProvider value={chakraSystem}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </QueryClientProvider>
    </ChakraProvider>,
  )
  return all
}
const panel = (name: string) => within(screen.getByRole('region', { name }))
const startButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /Start/ })

beforeEach(() => {
  vi.mocked(apiClient.call).mockReset()
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
})

describe('/home', () => {
  it('[HOME-05] Start waits, disabled and loading, while the next task is unknown', async () => {
    open()
    expect(startButton().disabled).toBe(true)
    await waitFor(() => expect(startButton().disabled).toBe(false))
  })

  it('[HOME-04] the circle tells the points of the week as percent', async () => {
    open()
    expect(await screen.findByText('62.4%')).toBeTruthy()
    expect(screen.getByText('37.6 more to 100%. Keep going!')).toBeTruthy()
  })

  it('[HOME-18] [HOME-23] [ASG-01] [ASG-02] an item has its goal, scores, points and progress and opens its session', async () => {
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
      '3.64',
      '2.00',
      '10.0',
      '45%',
    ])
      expect(first?.textContent).toContain(text)
    for (const text of ['Proficiency Session', 'R2 · Vocabulary', '0 → 12 steps', '✓ Done'])
      expect(second?.textContent).toContain(text)
  })

  it('[ASG-03] [ERR-13] without items there is the tag No Assignments', async () => {
    open({
      getUserThisWeekAssignment: { ...week, regular_assignment_combined: { assignment_items: [] } },
    })
    expect(await panel('This week’s assignment').findByText('No Assignments', { exact: true })).toBeTruthy()
  })

  it('[HOME-09] [HOME-23] shows time, grades with scores, and tokens; no letter without a score', async () => {
    open()
    const progress = panel('Your progress')
    expect((await progress.findByText('Time today')).nextSibling?.textContent).toBe('04:05')
    expect(progress.getByText('Time this week').nextSibling?.textContent).toBe('121:00')
    const [language, vocabulary] = progress.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(language).toBe('Language Arts2nd grade80.46B-')
    expect(vocabulary).toBe('Vocabulary3rd grade0.00')
    expect(progress.getByText('From completed weeks').nextSibling?.textContent).toBe('30')
    expect(progress.getByText('From completed grades').nextSibling?.textContent).toBe('50')
    expect(progress.getByText('Balance after last week').nextSibling?.textContent).toBe('70')
    expect(calls('getProgressSummary')[0]?.[1]).toMatchObject({ today: format(new Date(), 'yyyy-MM-dd') })
  })

  it('[HOME-10] stars are told in words', async () => {
    open()
    expect(await screen.findByRole('img', { name: 'Language Arts: 3 of 5 stars' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Vocabulary: 0 of 5 stars' })).toBeTruthy()
  })

  it('[HOME-12] [HOME-23] winners are listed in order, the own name is marked', async () => {
    const winners = [
      { name: 'Owen P.', points: 150.46, is_own: false },
      { name: 'Maya T.', points: 100, is_own: true },
    ]
    open({ getProgressSummary: { data: { ...summary, last_week_top_performers: winners } } })
    const rows = await panel('Last week’s winners').findAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual(['1Owen P.150.5', '2Maya T. – you100.0'])
  })

  it('[HOME-12] says so when nobody won', async () => {
    open()
    expect(await panel('Last week’s winners').findByText(/Nobody reached 100 points/)).toBeTruthy()
  })

  it.each([
    [9, false, '9 weeks in a row'],
    [10, true, '10 weeks in a row'],
  ])(
    '[REW-05] [CONST-05] [HOME-16] after %i weeks the trophy is there: %s',
    async (count, hasTrophy, text) => {
      open({ getCompletedWeeks: { number_of_weeks: count } })
      expect(await screen.findByText(text)).toBeTruthy()
      expect(screen.queryByRole('img', { name: 'Trophy' }) !== null).toBe(hasTrophy)
    },
  )

  it('[HOME-16] [API-08] the last weeks have percent and the tokens of a completed one', async () => {
    const past = { assignment: true, deposit_token: true }
    open({
      getUserAssignmentHistory: {
        reward_tokens: 1200,
        assignment_history: [
          { ...past, start_date: '2026-03-02', end_date: '2026-03-08', points: { total: 12_345 } },
          { ...past, start_date: '2026-02-23', end_date: '2026-03-01', points: { total: 60.25 } },
        ],
      },
    })
    const list = await screen.findByRole('list', { name: 'The last weeks' })
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first?.textContent).toBe('–60.3%Feb 23')
    expect(second?.textContent).toBe('+999+999+ tokens10000%+Mar 2')
  })

  it('[HOME-19] a dropped skill has its course, levels and date', async () => {
    const dropped = { skill_id: 'k', skill_name: 'Commas', grade_id: 2, section_type: 'ae.la' }
    open({
      getDroppedSkills: { dropped_skills: [{ ...dropped, from: 4, to: 3, date: '2026-03-10' }] },
    })
    const link = await panel('Skills dropped this week').findByRole('link', { name: 'Commas' })
    expect(link.closest('tr')?.textContent).toBe('CommasLanguage Arts · 2nd gradeProficient → Level 3Mar 10')
  })

  it('[HOME-20] [HOME-21] [HOME-23] extra work: assigned, credited with points, and not credited', async () => {
    const work = { section_type: 'ae.la', grade: 2, type: 'learning', amount: 1 }
    open({
      getUserThisWeekAssignment: {
        ...week,
        extra_assignment_list: [{ ...noun, label: 'X1', skill_name: 'Verbs' }],
        credit_extra_work: [{ ...work, skill_id: 'a', skill_name: 'Commas', point: 11.11 }],
        extra_work: [
          { ...work, type: 'afficiency', amount: 2, grade: 3, skill_id: null, skill_name: null, point: 0 },
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
    fireEvent.click(retry)
    expect(await screen.findByRole('img', { name: 'Language Arts: 3 of 5 stars' })).toBeTruthy()
  })

  it('[HOME-24] [ASG-06] after extra work was created the panels load again', async () => {
    const replies = open({
      getNextAssignmentTask: { next_assignment_task: null, has_assignment: true },
      createExtraAssignment: { extra_assignment: [{ ...noun, label: 'X1' }] },
    })
    await screen.findByText('All done! What a week.')
    fireEvent.click(startButton())
    replies.getUserThisWeekAssignment = {
      ...week,
      extra_assignment_list: [{ ...noun, label: 'X1', skill_name: 'Verbs' }],
    }
    fireEvent.click(await screen.findByRole('button', { name: 'Yes' }))
    expect(await panel('Extra work credited and assigned').findByRole('link', { name: 'Verbs' })).toBeTruthy()
    expect(calls('createExtraAssignment')).toHaveLength(1)
    expect(calls('getUserAssignmentHistory')).toHaveLength(2)
  })

  it('[HOME-22] [ERR-14] [G-22] [CONST-03] reminds of the end of the account once, with its date', async () => {
    const expire_ts = Date.now() + 5 * 86_400_000
    open({}, { pay_method: 'card', subscription: { start_ts: 0, expire_ts } })
    const dialog = within(screen.getByRole('dialog', { name: 'Account Expiration Reminder' }))
    expect(
      dialog.getByText(`Your account will expire on ${format(expire_ts, 'yyyy-MM-dd')}.`, { exact: true }),
    ).toBeTruthy()
    fireEvent.click(dialog.getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[HOME-22] does not remind while the payment is automatic', () => {
    open({}, { subscription: { start_ts: 0, expire_ts: Date.now() + 86_400_000 } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
