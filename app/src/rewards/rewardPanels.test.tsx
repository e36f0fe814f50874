import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { Goal, HonorStatus, SectionHonor } from '@wordstride/api'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { later } from '../testing/later'
import { GoalsPanel } from './GoalsPanel'
import { HonorBadges } from './HonorBadges'
import { NewHonorStudents } from './NewHonorStudents'
import { RewardsPage } from './RewardsPage'

const refusal = { isSuccess: false, status: 'error', code: 'tokens_short', message: 'Not enough.' }

function open(page: ReactNode, replies: Record<string, object>): void {
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    const reply = await replies[name]
    if (!reply) throw new Error(`no reply to ${name}`)
    return { isSuccess: true, status: 'success', ...reply }
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
}
const calls = (name: string) => vi.mocked(apiClient.call).mock.calls.filter(([called]) => called === name)

beforeEach(() => {
  cleanup()
  vi.mocked(apiClient.call).mockReset()
  queryClient.clear()
})

const goal = (change: Partial<Goal> = {}): Goal => ({
  goalId: 'a',
  goalDate: '2026-06-01',
  laGrade: 3,
  laGoalScore: 92.5,
  vocGrade: 4,
  vocGoalScore: 90,
  reward: 'A visit to the zoo',
  reachedAt: null,
  ...change,
})

describe('GoalsPanel', () => {
  const show = (goals: Goal[], currentGrade = 2) =>
    open(<GoalsPanel userId="u" />, { getUserGoal: { message: '', currentGrade, myGoal: goals } })

  it('[REW-03] a row has the date, grades and scores of both sections, and the reward', async () => {
    show([goal()])
    expect((await screen.findByRole('listitem')).textContent).toBe(
      'A visit to the zooLanguage Arts, 3rd grade: 92.50Vocabulary, 4th grade: 90.00by Jun 1, 2026',
    )
  })

  it('a goal without a section says nothing of it, and a reached one says so', async () => {
    show([goal({ vocGrade: null, vocGoalScore: null, reachedAt: 1 })])
    expect((await screen.findByRole('listitem')).textContent).toBe(
      'A visit to the zooLanguage Arts, 3rd grade: 92.50Reached · by Jun 1, 2026',
    )
  })

  it('[HOME-15] [REW-02] shows three goals at or above the current grade, all of them when they are asked for', async () => {
    const ahead = ['one', 'two', 'three', 'four', 'five'].map((reward) => goal({ goalId: reward, reward }))
    show([goal({ goalId: 'behind', laGrade: 2, vocGrade: 2 }), ...ahead], 4)
    const toggle = await screen.findByRole('button', { name: 'Show all 5' })
    const rewards = () => screen.getAllByRole('listitem').map((row) => row.querySelector('p')?.textContent)
    expect(rewards()).toEqual(['one', 'two', 'three'])
    expect(toggle.getAttribute('aria-pressed')).toBe('false')
    fireEvent.click(toggle)
    expect(rewards()).toEqual(['one', 'two', 'three', 'four', 'five'])
    fireEvent.click(toggle)
    expect(rewards()).toHaveLength(3)
    for (const text of ['Jun 1, 2026', '3rd grade: 92.50', '4th grade: 90.00'])
      expect(screen.getAllByRole('listitem')[0]?.textContent).toContain(text)
    cleanup()
    queryClient.clear()
    show([])
    expect(await screen.findByText(/^No goals and rewards have been set\./)).toBeTruthy()
  })

  it('has no toggle for three goals', async () => {
    show(['one', 'two', 'three'].map((goalId) => goal({ goalId })))
    expect(await screen.findAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('[REW-04] [ERR-12] says what to do when there is none', async () => {
    show([])
    expect(
      await screen.findByText(
        'No goals and rewards have been set. Please set your goals and rewards with your advisor and parents as soon as possible.',
        { exact: true },
      ),
    ).toBeTruthy()
  })
})

describe('HonorBadges', () => {
  const honor = (change: Partial<SectionHonor> = {}): SectionHonor => ({
    isHonor: false,
    isHighHonor: false,
    honorGrade: 8,
    honorGradeTarget: 90,
    highHonorGrade: 9,
    highHonorGradeTarget: 90,
    honorTargetDate: '2026-06-30',
    ...change,
  })
  function Badges({ honors, hasMinimum }: { honors: HonorStatus; hasMinimum: boolean }) {
    const week = useQuery({ queryKey: ['week'], queryFn: async () => ({ honors }) })
    return <HonorBadges week={week} hasMinimum={hasMinimum} />
  }

  it.each([
    [{}, 'Ordinary'],
    [{ isHonor: true }, 'Honor'],
    [{ isHonor: true, isHighHonor: true }, 'High honor'],
  ])(
    '[HOME-03] %o is told as %s in its section, with targets, minimum score and date',
    async (change, state) => {
      open(<Badges honors={{ la: honor(change), voc: honor() }} hasMinimum />, {})
      const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
      expect(rows).toEqual([`Language Arts: ${state}`, 'Vocabulary: Ordinary'])
      const text = screen.getByRole('region', { name: 'Honors' }).textContent
      expect(text).toContain('Honor8th grade')
      expect(text).toContain('High honorWorld Literature')
      expect(text).toContain('Minimum score90.00UntilJun 30, 2026')
    },
  )

  it('leaves the minimum score out in schools', async () => {
    open(<Badges honors={{ la: honor(), voc: honor() }} hasMinimum={false} />, {})
    await screen.findAllByRole('listitem')
    expect(screen.getByRole('region', { name: 'Honors' }).textContent).not.toContain('Minimum')
  })
})

describe('NewHonorStudents', () => {
  it('[HOME-13] lists both kinds of getNewHonorStudents', async () => {
    open(<NewHonorStudents userId="u" />, {
      getNewHonorStudents: {
        newHonorStudents: {
          honor: [{ name: 'Maya T. (H)', isOwn: true }],
          highHonor: [{ name: 'Owen P. (HH)', isOwn: false }],
        },
      },
    })
    const list = async (name: string) =>
      within(await screen.findByRole('list', { name }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    expect(await list('Honor')).toEqual(['Maya T. (H) – you'])
    expect(await list('High honor')).toEqual(['Owen P. (HH)'])
  })

  it('says how one gets there when there is nobody', async () => {
    open(<NewHonorStudents userId="u" />, {
      getNewHonorStudents: { newHonorStudents: { honor: [], highHonor: [] } },
    })
    expect(await screen.findByText(/Nobody new this week/)).toBeTruthy()
  })
})

describe('/rewards', () => {
  const account = {
    balance: 12,
    rewards: [
      { rewardId: 'r1', name: 'Pencil', price: 10 },
      { rewardId: 'r2', name: 'Book', price: 30 },
    ],
    requests: [{ requestId: 'q', name: 'Sticker', price: 5, state: 'asked', askedAt: 0, decidedAt: null }],
    ledger: [],
  }
  beforeEach(() => authStore.setState({ user: { userId: 'u' } as never }))

  it('offers what there are tokens for, says what is missing, and asks once with the price that was shown', async () => {
    open(<RewardsPage />, {
      askForReward: { balance: 2 },
      get getTokenAccount() {
        const asked = calls('askForReward').map(([, wish]) => ({
          ...account.requests[0],
          ...(wish as object),
        }))
        return { ...account, requests: [...asked, ...account.requests] }
      },
    })
    expect(await screen.findByText('18 more to go')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask for Book' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Ask for Pencil' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it', hidden: true }))
    await vi.waitFor(() => expect(calls('askForReward')).toHaveLength(1))
    expect(calls('askForReward')[0]?.[1]).toEqual({
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      rewardId: 'r1',
      price: 10,
    })
    const cardOfPencil = screen.getByRole('button', { name: 'Ask for Pencil', hidden: true }).closest('li')
    expect((await screen.findByText('You asked for it.')).closest('li')).toBe(cardOfPencil)
  })

  it('says why it was refused, and takes back what is waiting', async () => {
    open(<RewardsPage />, {
      getTokenAccount: account,
      askForReward: refusal,
      withdrawRequest: { balance: 17 },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for Pencil' }))
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it', hidden: true }))
    expect(await screen.findByText('Not enough.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Take back: Sticker' }))
    await vi.waitFor(() => expect(calls('withdrawRequest')[0]?.[1]).toEqual({ requestId: 'q' }))
  })

  it('asks with the tokens that there were when the reply was lost, and the focus stays where it is told', async () => {
    const [asked] = account.requests
    let isSent = false
    open(<RewardsPage />, {
      get getTokenAccount() {
        const requestId = (calls('askForReward')[0]?.[1] as { requestId: string } | undefined)?.requestId
        return isSent ? { ...account, balance: 2, requests: [{ ...asked, requestId }] } : account
      },
      get askForReward() {
        if (isSent) return { balance: 2 }
        isSent = true
        throw new Error('The reply was lost.')
      },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for Pencil' }))
    const askForIt = screen.getByRole('button', { name: 'Ask for it', hidden: true })
    fireEvent.click(askForIt)
    await screen.findByText('The reply was lost.')
    await screen.findByText('8 more to go')
    expect(screen.getByText(/You keep 2 tokens/)).toBeTruthy()
    fireEvent.click(askForIt)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('You asked for it.'))
  })

  it('what is taken back has the focus of its button', async () => {
    open(<RewardsPage />, {
      get getTokenAccount() {
        const state = calls('withdrawRequest').length > 0 ? 'withdrawn' : 'asked'
        return { ...account, requests: [{ ...account.requests[0], state }] }
      },
      withdrawRequest: { balance: 17 },
    })
    const button = await screen.findByRole('button', { name: 'Take back: Sticker' })
    button.focus()
    fireEvent.click(button)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Taken back'))
  })

  it('says why it was refused when the question was closed meanwhile', async () => {
    const { reply: askForReward, arrive } = later()
    open(<RewardsPage />, { getTokenAccount: account, askForReward })
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for Pencil' }))
    for (const name of ['Ask for it', 'Not now'])
      fireEvent.click(screen.getByRole('button', { name, hidden: true }))
    arrive(refusal)
    expect((await screen.findByText('Not enough.')).closest('dialog')).toBeNull()
  })

  it('takes back one after the other, and says of each when it was too late', async () => {
    const requests = ['Sticker', 'Kite'].map((name) => ({ ...account.requests[0], requestId: name, name }))
    const { reply: withdrawRequest, arrive } = later()
    open(<RewardsPage />, { getTokenAccount: { ...account, requests }, withdrawRequest })
    fireEvent.click(await screen.findByRole('button', { name: 'Take back: Sticker' }))
    const other = screen.getByRole<HTMLButtonElement>('button', { name: 'Take back: Kite' })
    await vi.waitFor(() => expect(other.disabled).toBe(true))
    arrive(refusal)
    await screen.findByText('Not enough.')
    expect(other.disabled).toBe(false)
  })
})
