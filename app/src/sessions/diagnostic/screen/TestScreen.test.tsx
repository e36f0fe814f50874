import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ProblemEnvelope, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { queryClient } from '../../../api/queryClient'
import { outbox } from '../../../outbox/outbox'
import { TestScreen } from './TestScreen'
import { testResultLink } from './testParams'
import type { OpenTest } from './testSession'

const add = vi.mocked(outbox.add)

const SESSION = '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11'
const READING_MS = 14 * 60_000

const authored = {
  problem_id: 'rc.1',
  problem_type: 'selection',
  version: 1,
  section_type: 'ae.rc',
  grade_id: 4,
  skill_id: 'rc',
  problemItems: [{ kind: 'markdown', value: 'Where do the geese go?' }],
  subProblemItems: [
    {
      uuid: 'q',
      type: 'radio',
      options: [
        { id: 'south', label: 'south', answer: true },
        { id: 'north', label: 'north', answer: false },
      ],
    },
  ],
}

/** The problem as a browser gets it. */
function view() {
  const opened = registry.open(authored as unknown as ProblemEnvelope)
  if (!opened.ok) throw new Error('The problem is none.')
  const { exercise } = opened
  return exercise.view(exercise.present(seededRandom('order')))
}

/** The last stage of a language arts test, of which so much time is left. */
function lastStage(remainingSeconds: number): OpenTest {
  const now = Date.now()
  const stage = {
    sectionType: 'ae.rc',
    targetTime: 14,
    numberOfProblems: 2,
    status: 'running',
    remainingSeconds,
  }
  const problem = (problemSeq: number) => ({
    problemId: String(problemSeq),
    problemSeq,
    sectionType: 'ae.rc',
    problem: view(),
    progress: { responseJson: null, answerStatus: 'init', isSkipped: false, startTime: null, endTime: null },
  })
  const start = {
    sessionId: SESSION,
    phase: 'test' as const,
    sectionType: 'ae.rc' as const,
    gradeId: 4,
    skillId: '',
    path: null,
    startingLevel: 0,
    correctCount: null,
    problemIds: ['13', '14'],
    lastProblemId: null,
  }
  return {
    sessionId: SESSION,
    sectionType: 'ae.la',
    testGrade: 4,
    stages: [{ ...stage, sectionType: 'ae.ls', status: 'over' }, stage],
    stageIndex: 1,
    stage,
    problems: [problem(13), problem(14)],
    receivedAt: now,
    events: [{ type: 'started', at: now, start }],
  } as unknown as OpenTest
}

function Place() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

/** How the account setup opens a test. */
const fromSetup = { pathname: '/tests', state: { from: 'accountSetup' } }

async function open(
  remainingSeconds: number,
  test = lastStage(remainingSeconds),
  onNextStage = async (): Promise<void> => undefined,
  from: string | typeof fromSetup = '/tests',
) {
  const router = createMemoryRouter(
    [
      {
        path: '/tests',
        element: <TestScreen userId="u" test={test} onNextStage={onNextStage} />,
      },
      { path: '*', element: <Place /> },
    ],
    { initialEntries: ['/home', from] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(await screen.findByRole('radio', { name: /^south/ }))
  return router
}

const ends = () =>
  add.mock.calls.flatMap(([item]) => (item.call === 'saveTestAnswer' ? [item.params as object] : []))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const saved = (testEnd: string) => ({
  userId: 'u',
  sessionId: SESSION,
  sectionType: 'ae.rc',
  currentProblem: 13,
  sessionProblemResults: [
    expect.objectContaining({ problemId: '13', responseJson: expect.stringContaining('south') }),
  ],
  testEnd,
})

beforeEach(() => {
  add.mockClear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success' } as never)
})

describe('the way back out of a test', () => {
  it('asks as its button does: the clock would go on', async () => {
    const router = await open(READING_MS / 1000)
    await act(() => router.navigate(-1))
    expect(screen.getByRole('dialog', { name: 'Exit the test?' })).toBeTruthy()
    expect(screen.queryByText('/home')).toBeNull()
    press('Go on with the test')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Exit the test?' })).toBeNull())
    expect(screen.getByRole('radio', { name: /^south/ })).toBeTruthy()
  })
})

describe('the last stage of a test', () => {
  it('[TEST-12] its time-out and its exit save what stands there with the end of the test, and lead to the results', async () => {
    await open(READING_MS / 1000)
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + READING_MS)
    expect(await screen.findByRole('dialog', { name: 'Time is up' })).toBeTruthy()
    vi.mocked(Date.now).mockRestore()
    await waitFor(() => expect(ends()).toEqual([saved('timed_out')]))
    press('OK')
    expect((await screen.findByText(testResultLink(SESSION))).tagName).toBe('OUTPUT')

    cleanup()
    add.mockClear()
    await open(READING_MS / 1000)
    press('Exit')
    expect(screen.getByRole('dialog', { name: 'Exit the test?' })).toBeTruthy()
    expect(ends()).toEqual([])
    await act(async () => press('Exit the test'))
    expect((await screen.findByText(testResultLink(SESSION))).tagName).toBe('OUTPUT')
    expect(ends()).toEqual([saved('left')])
  })

  it('[SETUP-14] leads back to tab 3 of the account setup where it was opened there', async () => {
    const router = await open(READING_MS / 1000, lastStage(READING_MS / 1000), undefined, fromSetup)
    press('Exit')
    await act(async () => press('Exit the test'))
    expect((await screen.findByText('/accountSetup')).tagName).toBe('OUTPUT')
    expect(router.state.location.state).toEqual({ tab: 3, sessionId: SESSION })
  })
})

/** Every answer comes after the end, which another device has brought. */
const endElsewhere = () =>
  vi.mocked(apiClient.call).mockImplementation((async (
    _: string,
    { sessionProblemResults: [given] }: { sessionProblemResults: { answerId: string; problemId: string }[] },
  ) => ({
    isSuccess: false,
    status: 'error',
    message: 'This part of the test is over.',
    outcomes: [{ ...given, outcome: 'too_late' }],
  })) as never)

describe('a test that another device has ended', () => {
  it('says so, says nothing of the time, and leads to the result', async () => {
    endElsewhere()
    await open(READING_MS / 1000)
    press('Submit')
    const over = await screen.findByRole('dialog', { name: 'The test is over' })
    expect(over.textContent).toContain('This test has ended already.')
    expect(screen.queryByText(/time of this test/)).toBeNull()
    press('OK')
    expect((await screen.findByText(testResultLink(SESSION))).tagName).toBe('OUTPUT')
  })

  it('leads to the result from its first part, too, where no second one comes any more', async () => {
    endElsewhere()
    const refusal = { isSuccess: false, status: 'error', code: 'test_ended', message: 'This test has ended.' }
    await open(READING_MS / 1000, { ...lastStage(READING_MS / 1000), stageIndex: 0 }, () =>
      Promise.reject(new Error(refusal.message, { cause: refusal })),
    )
    press('Submit')
    await screen.findByRole('dialog', { name: 'Part 1 completed' })
    press('OK')
    expect((await screen.findByText(testResultLink(SESSION))).tagName).toBe('OUTPUT')
  })

  it('says that the answers are saved when only the second part did not come', async () => {
    endElsewhere()
    await open(READING_MS / 1000, { ...lastStage(READING_MS / 1000), stageIndex: 0 }, () =>
      Promise.reject(new Error('The server could not be reached.')),
    )
    press('Submit')
    await screen.findByRole('dialog', { name: 'Part 1 completed' })
    press('OK')
    expect(await screen.findByText(/Your answers are saved\./)).toBeTruthy()
    expect(screen.queryByText(/kept on this device/)).toBeNull()
  })
})

describe('an answer that did not arrive', () => {
  it('[C-04] is not told to be saved, whatever else is', async () => {
    await open(READING_MS / 1000)
    expect(screen.getByText('All answers saved')).toBeTruthy()
    let fail = (_: Error): void => undefined
    vi.mocked(apiClient.call).mockImplementationOnce(
      (() => new Promise((_, reject) => (fail = reject))) as never,
    )
    press('Submit')
    expect(screen.queryByText('All answers saved')).toBeNull()
    fail(new Error('The server could not be reached.'))
    expect(await screen.findByText('Network Error! Unable to submit your answer.')).toBeTruthy()
    expect(screen.queryByText('All answers saved')).toBeNull()
    vi.mocked(apiClient.call).mockResolvedValueOnce({ isSuccess: true, outcomes: [], events: [] } as never)
    press('Submit')
    expect(await screen.findByText('All answers saved')).toBeTruthy()
  })
})
