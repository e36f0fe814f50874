import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { PeerRow, User } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import sheets from '../shell/Sheet.module.css'
import { MyPositionPage } from './MyPositionPage'
import { PeerCard } from './PeerCard'
import { Marquee, PeerMarquee } from './PeerMarquee'
import { PeerProgressPage } from './PeerProgressPage'
import { gradePlacesQuery } from './peerQueries'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const row = (seq: number, change: Partial<PeerRow> = {}): PeerRow => ({
  userId: `p${seq}`,
  seq,
  isHonor: false,
  isHighHonor: false,
  isValidGroup: true,
  currentSchoolGrade: 4,
  displayName: `Pupil${seq} Q.`,
  gradeId: 4,
  achievement: { honors: false, highHonors: false, achieveGradeGoal: false },
  achievementId: null,
  achievementMsg: null,
  receiveCongratulationsFrom: [],
  ownAchievement: false,
  congratSent: false,
  ...change,
})
const rows = [
  row(1, { achievementId: 'honors:ae.la:4:p1', achievementMsg: 'Pupil1 Q. has earned honors!' }),
  row(2, {
    achievementId: 'honors:ae.la:4:p2',
    achievementMsg: 'Pupil2 Q. has earned honors!',
    congratSent: true,
  }),
  row(3),
  row(17, {
    displayName: 'Maya T. (HH)',
    achievementId: 'honors:ae.la:4:me',
    achievementMsg: 'Maya T. (HH) has earned honors!',
    ownAchievement: true,
    receiveCongratulationsFrom: [{ displayName: 'Owen P.', message: 'Keep it up!' }],
  }),
]
const RANKED = { errorMessage: null, peerProgressData: { groupId: 'g', myRank: 17, rows } }
const MEMBER = { groupId: 'g', isValidGroup: true, inPeerGroup: true }

type Replies = Record<string, object>
const REPLIES: Replies = {
  getPeerGroupId: MEMBER,
  getPeerGroupRanking: RANKED,
  getNewPeerAchievement: { achievements: [], achievement: [] },
  addCongratulationMessage: { congratSent: true, displayName: 'Maya T. (HH)' },
  offListPeerGroup: { result: true, inPeerGroup: false },
  getGradeProgress: { data: [] },
}
const calls = (name: string) =>
  vi
    .mocked(apiClient.call)
    .mock.calls.filter(([called]) => called === name)
    .map(([, params]) => params)

function answer(replies: Replies): void {
  const all = { ...REPLIES, ...replies }
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...all[name],
  })) as never)
}

let users = 0
function open(path: string, replies: Replies = {}, state: object | null = null) {
  vi.mocked(apiClient.call).mockReset()
  answer(replies)
  const userId = `maya${++users}`
  authStore.setState({ user: { userId } as User })
  const router = createMemoryRouter(
    [
      { path: '/home', element: <PeerCard userId={userId} /> },
      { path: '/PeerProgress', element: <PeerProgressPage /> },
      { path: '/myposition', element: <MyPositionPage /> },
    ],
    { initialEntries: [{ pathname: path, state }] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { router, userId }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const REFUSED = { isSuccess: false, status: 'error', message: 'no', errorMessage: 'no' }

describe('PeerCard', () => {
  it('[HOME-06] [PEER-01] shows the ranking of who is in a group and opens its page with the rank', async () => {
    const { router } = open('/home')
    expect(await screen.findByText('Maya T. (HH) – you')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'My position' }))
    expect(router.state.location.pathname).toBe('/PeerProgress')
    expect(router.state.location.state).toEqual({ rank: 17 })
    expect(await screen.findByRole('table', { name: 'Ranking in Language Arts' })).toBeTruthy()
    cleanup()
    for (const isValidGroup of [true, false]) {
      open('/PeerProgress', { getPeerGroupId: { isValidGroup, inPeerGroup: false } }, { rank: 1 })
      expect(await screen.findByText('Peer group information not available.')).toBeTruthy()
      expect(screen.queryAllByRole('button', { name: 'Join Peer Group' })).toHaveLength(isValidGroup ? 1 : 0)
      expect(screen.queryByRole('table')).toBeNull()
      expect(calls('getPeerGroupRanking')).toEqual([])
      cleanup()
    }
  })

  it('is one line while the group is just beginning', async () => {
    open('/home', { getPeerGroupRanking: { errorMessage: 'No ranking yet.' } })
    const text = await screen.findByText('Your group is just beginning. Its ranking shows up here soon.')
    expect(text.closest('section')?.className).toContain(sheets.line)
    expect(screen.queryByRole('link', { name: 'My position' })).toBeNull()
  })

  it('[HOME-07] offers who is in none to join; the focus goes on with the ranking', async () => {
    const { userId } = open('/home', {
      getPeerGroupId: { ...MEMBER, inPeerGroup: false },
      offListPeerGroup: { result: true, inPeerGroup: true },
    })
    expect(await screen.findByRole('button', { name: 'Join Peer Group' })).toBeTruthy()
    expect(calls('getPeerGroupRanking')).toEqual([])
    screen.getByRole('button', { name: 'Join Peer Group' }).focus()
    press('Join Peer Group')
    const own = await screen.findByText('Maya T. (HH) – you')
    expect(document.activeElement?.contains(own)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    expect(calls('offListPeerGroup')).toEqual([{ userId, productId: 20, offList: false }])
  })

  it('[HOME-08] has nothing for an account without peers', async () => {
    open('/home', { getPeerGroupId: { isValidGroup: false, inPeerGroup: false } })
    await waitFor(() => expect(document.querySelector('section')).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('PeerProgressPage', () => {
  it('[PEER-03] [ERR-33] asks to search when it was not opened with a rank', async () => {
    open('/PeerProgress')
    expect(await screen.findByText('Please fetch peer group information.')).toBeTruthy()
    expect(calls('getPeerGroupRanking')).toEqual([])
    cleanup()
    open('/PeerProgress', { getPeerGroupId: { isValidGroup: false, inPeerGroup: false } })
    expect(await screen.findByText('Peer group information not available.')).toBeTruthy()
  })

  it('[PEER-02] searches the section that was chosen, and explains itself', async () => {
    const { userId } = open('/PeerProgress')
    fireEvent.change(await screen.findByLabelText('Section'), { target: { value: 'ae.voc' } })
    press('Search')
    const table = await screen.findByRole('table', { name: 'Ranking in Vocabulary' })
    expect(calls('getPeerGroupRanking')).toEqual([{ userId, sectionType: 'ae.voc' }])
    expect(within(table).getByText('Maya T. (HH) – you')).toBeTruthy()
    expect(within(table).getByRole('button', { name: 'Congratulate Pupil1 Q.' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Drop group' })).toBeTruthy()
    press('Instructions')
    expect(screen.getByRole('dialog', { name: 'Instructions' })).toBeTruthy()
  })

  it('lets who is in none join at once; the focus goes on with the group', async () => {
    const { userId } = open('/PeerProgress', {
      getPeerGroupId: { ...MEMBER, inPeerGroup: false },
      offListPeerGroup: { result: true, inPeerGroup: true },
    })
    const join = await screen.findByRole('button', { name: 'Join Peer Group' })
    join.focus()
    fireEvent.click(join)
    const search = await screen.findByRole('button', { name: 'Search' })
    await waitFor(() => expect(document.activeElement?.contains(search)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    expect(calls('offListPeerGroup')).toEqual([{ userId, productId: 20, offList: false }])
  })

  it.each([
    ['an error_message', REFUSED],
    ['no data', { errorMessage: null, peerProgressData: null }],
  ])('[PEER-05] [ERR-28] [C-36] %s: no table, and the error text', async (_, getPeerGroupRanking) => {
    open('/PeerProgress', { getPeerGroupRanking }, { rank: 2 })
    expect((await screen.findByRole('alert')).textContent).toContain('Fail to get Peer Progress Board')
    expect(screen.queryByRole('table')).toBeNull()
  })

  it('[PEER-06] [PEER-10] [CONST-16] says one of six texts; what was sent and what is one’s own is marked', async () => {
    const { userId } = open('/PeerProgress', {}, { rank: 17 })
    await screen.findByRole('table')
    expect(screen.getAllByRole('button', { name: /^Congratulate/ })).toHaveLength(1)
    const rowOf = (text: string) => within(screen.getByText(text).closest('tr') as HTMLElement)
    expect(rowOf('Pupil2 Q. has earned honors!').getByText('Congratulations sent')).toBeTruthy()
    expect(screen.getAllByText('Congratulations sent')).toHaveLength(1)
    const own = rowOf('Maya T. (HH) has earned honors!')
    expect(own.getByText('Maya T. (HH) – you')).toBeTruthy()
    expect(own.queryByRole('button')).toBeNull()
    expect(own.getByRole('list', { name: 'Congratulations to you' }).textContent).toBe('Keep it up! Owen P.')
    press('Congratulate Pupil1 Q.')
    const messages = within(screen.getByRole('list', { name: 'What to say' })).getAllByRole('button')
    expect(messages.map(({ textContent }) => textContent)).toEqual([
      'Congratulations!',
      'Great job!',
      'Well done!',
      'Awesome work!',
      'Keep it up!',
      'You are a star!',
    ])
    press('Awesome work!')
    await waitFor(() =>
      expect(calls('addCongratulationMessage')).toEqual([
        {
          userId,
          achievementId: 'honors:ae.la:4:p1',
          message: 'Awesome work!',
          displayName: 'Maya T. (HH)',
        },
      ]),
    )
    await waitFor(() => expect(calls('getPeerGroupRanking')).toHaveLength(2))
  })

  it('the focus stays with the page when the button that congratulated has gone', async () => {
    open('/PeerProgress', {}, { rank: 17 })
    await screen.findByRole('table')
    const [praised, ...others] = rows
    answer({
      getPeerGroupRanking: {
        ...RANKED,
        peerProgressData: { groupId: 'g', myRank: 17, rows: [{ ...praised, congratSent: true }, ...others] },
      },
    })
    press('Congratulate Pupil1 Q.')
    press('Awesome work!')
    const said = await screen.findByText('Your congratulations are on their way.')
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(screen.queryByRole('button', { name: /^Congratulate/ })).toBeNull()
  })

  it('drops the group after a question, and leads home', async () => {
    const { router, userId } = open('/PeerProgress', {}, { rank: 17 })
    await screen.findByRole('table')
    press('Drop group')
    const dialog = within(screen.getByRole('dialog', { name: 'Drop your peer group?' }))
    expect(calls('offListPeerGroup')).toEqual([])
    fireEvent.click(dialog.getByRole('button', { name: 'Drop group' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/home'))
    expect(calls('offListPeerGroup')).toEqual([{ userId, productId: 20, offList: true }])
  })
})

describe('MyPositionPage', () => {
  it('[PEER-13] shows grades 2 to 12, grade 2 first', async () => {
    open('/myposition', {
      getGradeProgress: {
        data: [
          { rank: 1, displayName: 'Ada Q.', own: false, projectedScore: null },
          { rank: 9, displayName: 'Maya T.', own: true, projectedScore: 61.456 },
        ],
      },
    })
    expect(screen.getByRole('heading', { name: 'My Position in Grade' })).toBeTruthy()
    expect((await screen.findByText('Maya T. – you')).closest('tr')?.textContent).toBe('9Maya T. – you61.46')
    const select = screen.getByLabelText<HTMLSelectElement>('Grade')
    expect([...select.options].map(({ value }) => Number(value))).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ])
    expect(select.value).toBe('2')
    fireEvent.change(select, { target: { value: '12' } })
    await waitFor(() =>
      expect(calls('getGradeProgress')).toEqual([
        { sectionType: 'ae.la', gradeId: 2, productId: 20 },
        { sectionType: 'ae.la', gradeId: 12, productId: 20 },
      ]),
    )
  })

  it('lets who is in no group join, and then shows the board', async () => {
    const replies = { getPeerGroupId: { ...MEMBER, inPeerGroup: false }, getGradeProgress: { data: [] } }
    const { userId } = open('/myposition', replies)
    const join = await screen.findByRole('button', { name: 'Join Peer Group' })
    join.focus()
    answer({
      offListPeerGroup: { result: true, inPeerGroup: true },
      getGradeProgress: { data: [{ rank: 1, displayName: 'Maya T.', own: true, projectedScore: 61.456 }] },
    })
    fireEvent.click(join)
    const own = await screen.findByText('Maya T. – you')
    await waitFor(() => expect(document.activeElement?.contains(own)).toBe(true))
    expect(document.activeElement).not.toBe(document.body)
    expect(calls('offListPeerGroup')).toEqual([{ userId, productId: 20, offList: false }])
  })
})

describe('what peers say', () => {
  it('is told as often as it was said, though two share name and words', async () => {
    const fault = vi.spyOn(console, 'error')
    const said = { displayName: 'Owen P.', message: 'Keep it up!' }
    const own = { ...row(1), achievementId: 'a', achievementMsg: 'Honors!', ownAchievement: true }
    open(
      '/PeerProgress',
      {
        getPeerGroupRanking: {
          errorMessage: null,
          peerProgressData: {
            groupId: 'g',
            myRank: 1,
            rows: [{ ...own, receiveCongratulationsFrom: [said, said] }],
          },
        },
      },
      { rank: 1 },
    )
    const list = await screen.findByRole('list', { name: 'Congratulations to you' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(2)
    expect(fault).not.toHaveBeenCalled()
    fault.mockRestore()
  })
})

describe('PeerMarquee', () => {
  it('[PEER-08] asks for names with the last initial only', async () => {
    vi.mocked(apiClient.call).mockReset()
    answer({})
    const userId = `maya${++users}`
    render(
      <QueryClientProvider client={queryClient}>
        <PeerMarquee userId={userId} />
      </QueryClientProvider>,
    )
    await screen.findByText(/^No news yet/)
    expect(calls('getNewPeerAchievement')).toEqual([
      { userId, nameDisplay: { firstInit: false, lastInit: true } },
    ])
  })

  it('[PEER-11] lets pass by what getNewPeerAchievement tells of each kind', async () => {
    const kinds = {
      honors: 'Pupil1 Q. has earned honors!',
      high_honors: 'Pupil2 Q. has earned high honors!',
      achieve_grade_goal: 'Pupil3 Q. has reached the goal of 4th grade in Language Arts!',
    }
    const achievements = Object.entries(kinds).map(([achievement, achievementMsg]) => ({
      ...{ achievementId: `${achievement}:ae.la:4:p`, achievement, achievementMsg },
      receiveCongratulationsFrom: [],
    }))
    vi.mocked(apiClient.call).mockReset()
    answer({ getNewPeerAchievement: { achievements, achievement: achievements } })
    render(
      <QueryClientProvider client={queryClient}>
        <PeerMarquee userId={`maya${++users}`} />
      </QueryClientProvider>,
    )
    const text = await screen.findByText(/has earned honors!/)
    expect(text.textContent).toBe(Object.values(kinds).join('  ★  '))
  })
})

describe('Marquee', () => {
  const news = (...messages: string[]) =>
    messages.map((achievementMsg, i) => ({ achievementId: `a${i}`, achievementMsg }))
  const prefers = (less: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: less }))

  it('[HOME-17] [CONST-15] takes a quarter of a second for each letter, and can be stopped', () => {
    prefers(false)
    render(<Marquee news={news('Ada Q. has earned honors!')} />)
    const text = screen.getByText('Ada Q. has earned honors!')
    expect(text.style.animationDuration).toBe('6.25s')
    press('Pause: Peer achievements')
    expect(text.className).toContain('paused')
    press('Play: Peer achievements')
    expect(text.className).not.toContain('paused')
  })

  it('stands still where less motion is wanted', () => {
    prefers(true)
    const fault = vi.spyOn(console, 'error')
    render(<Marquee news={news('One.', 'Two.', 'Two.')} />)
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'One.',
      'Two.',
      'Two.',
    ])
    expect(fault).not.toHaveBeenCalled()
    fault.mockRestore()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it("[REP-08] [ERR-29] a status other than success is 'Fail to get progress board', which nobody is told of", async () => {
    const { userId } = open('/myposition', { getGradeProgress: REFUSED })
    const query = gradePlacesQuery(userId, 'ae.la', 2)
    expect(screen.getByLabelText('Loading the board')).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText('Loading the board')).toBeNull(), { timeout: 5000 })
    expect(queryClient.getQueryState(query.queryKey)?.error?.message).toBe('Fail to get progress board')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.body.textContent).not.toContain('Fail')
    expect(screen.getByText('There is nobody to show here yet.')).toBeTruthy()
  })
})
