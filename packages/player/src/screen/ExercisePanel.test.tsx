import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  choiceFeedback,
  choicePartsSchema,
  choicePresentationSchema,
  choiceResponseSchema,
  correctChoices,
  definePlugin,
  describeChoices,
  emptyChoices,
  envelopeShape,
  gradeChoices,
  type PublicChoicePart,
  presentChoices,
  type SessionStart,
  toPublicChoices,
  toPublicEnvelope,
  wrongChoices,
} from '@wordstride/core'
import { ChoiceGroup, type RendererProps } from '@wordstride/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createPlayerStore, type PlayerOptions } from '../store/createPlayerStore'
import { createTestStore } from '../store/createTestStore'
import type { CheckedAnswer, PlayerSnapshot } from '../store/playerTypes'
import type { SubmitOutcome } from '../store/testTypes'
import { usePlayer } from '../store/usePlayer'
import { ExercisePanel } from './ExercisePanel'
import { StreakStrip } from './StreakStrip'

const problemSchema = z.object({
  ...envelopeShape,
  problem_type: z.literal('pick'),
  subProblemItems: choicePartsSchema,
})

const pickPlugin = definePlugin({
  type: 'pick',
  version: 1,
  title: 'Pick',
  summary: 'For tests of the player.',
  scoring: [],
  problem: problemSchema,
  response: choiceResponseSchema,
  presentation: choicePresentationSchema,
  migrations: [],
  emptyResponse: (problem: ReturnType<typeof toPublicEnvelope> & { subProblemItems: PublicChoicePart[] }) =>
    emptyChoices(problem.subProblemItems),
  present: (problem, random) => presentChoices(problem.subProblemItems, random, { isShuffled: true }),
  toPublic: (problem, presentation) => ({
    ...toPublicEnvelope(problem),
    subProblemItems: toPublicChoices(problem.subProblemItems, presentation),
  }),
  grade: (problem, response) => gradeChoices(problem.subProblemItems, response),
  correctResponse: (problem) => correctChoices(problem.subProblemItems),
  wrongResponse: (problem, random) => wrongChoices(problem.subProblemItems, random),
  feedback: (problem, response, result) => choiceFeedback(problem.subProblemItems, response, result),
  reminder: () => null,
  describeResponse: (problem, response) => describeChoices(problem.subProblemItems, response),
  accessibility: { roles: [], keyboard: [], announcements: [] },
})

type View = Parameters<typeof pickPlugin.emptyResponse>[0]

function PickRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<View, { chosen: Record<string, string[]> }>) {
  return problem.subProblemItems.map((part) => (
    <ChoiceGroup
      key={part.uuid}
      part={part}
      label="Pick"
      chosen={response.chosen[part.uuid] ?? []}
      feedback={feedback}
      isLocked={isLocked}
      onChange={(chosen) => onResponse({ chosen: { [part.uuid]: chosen } })}
    />
  ))
}

const problem = (id: string) => ({
  problem_id: id,
  problem_type: 'pick',
  section_type: 'ae.la',
  grade_id: 4,
  skill_id: 'skill',
  hintItems: [{ value: 'first hint' }, { value: 'second hint' }, { value: 'third hint' }],
  subProblemItems: [
    {
      uuid: 'q',
      type: 'radio',
      options: ['right', 'wrong', 'other', 'else'].map((label) => ({
        id: `${id}-${label}`,
        label,
        answer: label === 'right',
      })),
    },
  ],
})

const start: SessionStart = {
  sessionId: 'session',
  phase: 'LEARNING_SESSION',
  sectionType: 'ae.la',
  gradeId: 4,
  skillId: 'skill',
  path: null,
  startingLevel: 0,
  correctCount: 2,
  problemIds: ['p1', 'p2', 'p3', 'p4'],
  lastProblemId: null,
}

function setUp(overrides: Partial<PlayerOptions> = {}) {
  const answers: CheckedAnswer[] = []
  const snapshots: PlayerSnapshot[] = []
  const onFinish = vi.fn()
  const onBackToAfficiency = vi.fn()
  let id = 0
  const store = createPlayerStore({
    start,
    exercises: start.problemIds.map((problemId) => ({
      problemId,
      problemType: 'pick',
      problem: problem(problemId),
    })),
    loadPlugin: async () => ({ plugin: pickPlugin, Renderer: PickRenderer }),
    now: () => 1_000,
    newId: () => `answer-${++id}`,
    onAnswer: (answer) => answers.push(answer),
    onSnapshot: (snapshot) => snapshots.push(snapshot),
    ...overrides,
  })
  const user = userEvent.setup()
  function Screen({ isFromAfficiency = false }: { isFromAfficiency?: boolean }) {
    const session = usePlayer(store, (state) => state.session)
    return (
      <>
        <StreakStrip session={session} />
        <ExercisePanel
          store={store}
          isFromAfficiency={isFromAfficiency}
          onFinish={onFinish}
          onBackToAfficiency={onBackToAfficiency}
        />
      </>
    )
  }
  const pick = async (label: string) =>
    user.click(await screen.findByRole('radio', { name: new RegExp(`^${label}`) }))
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const solve = async () => {
    await pick('right')
    await press('Submit Answer')
  }
  return { store, answers, snapshots, onFinish, onBackToAfficiency, user, Screen, pick, press, solve }
}

beforeEach(() => {
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo
})

describe('ExercisePanel', () => {
  it("[SES-06] [SES-11] an empty check says 'Your answer is incomplete.' and the button stays Submit Answer", async () => {
    const { Screen, press, answers } = setUp()
    render(<Screen />)
    await screen.findByRole('radiogroup')
    await press('Submit Answer')
    expect(screen.getByRole('status').textContent).toContain('Your answer is incomplete.')
    expect(screen.getByRole('button', { name: 'Submit Answer' })).toBeTruthy()
    expect(answers[0]).toMatchObject({ verdict: 'not_answered', firstTimeCorrect: -1 })
  })

  it('[PROB-16] draws the next problem of a type that is loaded at once, without a skeleton in between', async () => {
    const loadPlugin = vi.fn(async () => ({ plugin: pickPlugin, Renderer: PickRenderer }))
    const { Screen, store, solve, press } = setUp({ loadPlugin })
    render(<Screen />)
    await solve()
    const statuses: string[] = []
    store.subscribe((state) => statuses.push(state.shown.status))
    await press('Next Problem')
    expect(store.getState().session.index).toBe(1)
    expect(new Set(statuses)).toEqual(new Set(['ready']))
    expect(loadPlugin).toHaveBeenCalledOnce()
  })

  it('[PROB-16] a snapshot keeps what was true when it was taken', async () => {
    const { Screen, solve, press, snapshots } = setUp()
    render(<Screen />)
    await screen.findByRole('radiogroup')
    const first = snapshots[0]
    const asTaken = JSON.stringify(first)
    await solve()
    await press('Next Problem')
    expect(snapshots.length).toBeGreaterThan(3)
    expect(JSON.stringify(first)).toBe(asTaken)
  })

  it("[SES-07] a wrong check says 'Incorrect.Try Again.'; a change takes the message away", async () => {
    const { Screen, press, pick } = setUp()
    render(<Screen />)
    await pick('wrong')
    await press('Submit Answer')
    expect(screen.getByRole('status').textContent).toContain('Incorrect.Try Again.')
    expect(screen.getByText('Not correct')).toBeTruthy()
    await pick('right')
    expect(screen.queryByText('Incorrect.Try Again.')).toBeNull()
  })

  it("[SES-08] [SES-12] a right check says 'Correct!', locks the answer and offers Next Problem", async () => {
    const { Screen, solve, answers } = setUp()
    render(<Screen />)
    await solve()
    expect(screen.getByRole('status').textContent).toContain('Correct!')
    expect(screen.getByRole('button', { name: 'Next Problem' })).toBeTruthy()
    expect((screen.getByRole('radiogroup') as HTMLFieldSetElement).disabled).toBe(true)
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({
      answerId: 'answer-1',
      verdict: 'correct',
      firstTimeCorrect: 1,
      learningPass: false,
    })
  })

  it('[SES-13] [SES-19] after the streak the button is Next Skill and finishes', async () => {
    const { Screen, solve, press, onFinish, answers } = setUp()
    render(<Screen />)
    await solve()
    await press('Next Problem')
    await screen.findByRole('button', { name: 'Submit Answer' })
    await solve()
    await press('Next Skill')
    expect(onFinish).toHaveBeenCalledOnce()
    expect(answers[1]).toMatchObject({ learningPass: true, startLevel: 0, endLevel: 1 })
  })

  it('[SES-14] a student from the afficiency flow goes back there', async () => {
    const { Screen, solve, press, onBackToAfficiency } = setUp()
    render(<Screen isFromAfficiency />)
    await solve()
    await press('Back To Afficiency')
    expect(onBackToAfficiency).toHaveBeenCalledOnce()
  })

  it('[SES-15] [ERR-18] the way back to afficiency is open after a check only', async () => {
    const { Screen, press, onBackToAfficiency } = setUp()
    render(<Screen isFromAfficiency />)
    await screen.findAllByRole('radio')
    await press('Back To Afficiency')
    expect(screen.getByRole('status').textContent).toContain('Check answer before submitting')
    expect(onBackToAfficiency).not.toHaveBeenCalled()
  })

  it('[PROB-16] Next scrolls to the top and the focus is on the next problem', async () => {
    const { Screen, solve, press } = setUp()
    render(<Screen />)
    await solve()
    await press('Next Problem')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 2'))
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 })
  })

  it('[SES-16] [SES-17] [PROB-06] Help opens hint 1 of 3; forward, back and show-all step through', async () => {
    const { Screen, press, pick, store } = setUp()
    render(<Screen />)
    await pick('right')
    await press('Help')
    expect(screen.getByText('HINT 1 of 3')).toBeTruthy()
    expect(screen.queryByText('second hint')).toBeNull()
    await press('Next hint')
    expect(screen.getByText('HINT 2 of 3')).toBeTruthy()
    await press('Previous hint')
    expect(screen.getByText('HINT 1 of 3')).toBeTruthy()
    await press('Show all hints')
    expect(screen.getByText('HINT 3 of 3')).toBeTruthy()
    expect(screen.getByText('third hint')).toBeTruthy()
    await press('Submit Answer')
    expect(store.getState().session.row[0]).toMatchObject({ hintChecked: true, firstTimeCorrect: 0 })
  })

  it("[PROB-07] [PROB-13] shows N + 1 circles and 'Get N out of N+1 correct'", async () => {
    const { Screen, solve } = setUp()
    render(<Screen />)
    const strip = screen.getByRole('list', { name: 'Get 2 out of 3 correct' })
    expect(strip.children).toHaveLength(3)
    expect((strip as HTMLElement).style.width).toBe('66px')
    await solve()
    expect(strip.textContent).toContain('1: correct at the first try')
  })

  it('checks once on a double click', async () => {
    const { Screen, pick, user, answers } = setUp()
    render(<Screen />)
    await pick('right')
    await user.dblClick(screen.getByRole('button', { name: 'Submit Answer' }))
    expect(answers.filter(({ verdict }) => verdict === 'correct')).toHaveLength(1)
  })

  it('a problem that cannot be drawn is no verdict; the student goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { Screen, press, answers } = setUp({
      loadPlugin: async () => ({
        plugin: pickPlugin,
        Renderer: ({ problem: view }: RendererProps<View, unknown>) => {
          if (view.problem_id === 'p1') throw new Error('broken renderer')
          return <p>second problem</p>
        },
      }),
    })
    render(<Screen />)
    expect((await screen.findByRole('alert')).textContent).toContain('broken renderer')
    await press('Go on with the next problem')
    expect(await screen.findByText('second problem')).toBeTruthy()
    expect(answers).toEqual([])
  })

  it('a problem whose parts did not arrive is tried again', async () => {
    let isOffline = true
    const { Screen, press, answers } = setUp({
      loadPlugin: async () => {
        if (isOffline) throw new Error('Failed to fetch')
        return { plugin: pickPlugin, Renderer: PickRenderer }
      },
    })
    render(<Screen />)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch')
    isOffline = false
    await press('Try again')
    expect(await screen.findAllByRole('radio')).toHaveLength(4)
    expect(answers).toEqual([])
  })
})

describe('in a test', () => {
  /** Two problems; what the server says of each answer is given in order. */
  function setUpTest(...outcomes: SubmitOutcome[]) {
    const problemIds = ['p1', 'p2']
    const views = problemIds.map((id) => {
      const { hintItems: _hints, ...withoutHints } = problem(id)
      const authored = problemSchema.parse({ ...withoutHints, hintItems: [] })
      return pickPlugin.toPublic(
        authored,
        pickPlugin.present(authored, () => 0.5),
      )
    })
    const store = createTestStore({
      start: { ...start, phase: 'test', problemIds, correctCount: null },
      startedAt: 1_000,
      currentIndex: 0,
      exercises: problemIds.map((problemId, i) => ({
        problemId,
        problemType: 'pick',
        view: views[i],
        isSubmitted: false,
        response: null,
      })),
      loadPlugin: async () => ({ plugin: pickPlugin, Renderer: PickRenderer }),
      now: () => 1_000,
      newId: () => 'answer',
      submit: async () => outcomes.shift() ?? 'submitted',
      onEvent: () => undefined,
      onEnd: () => undefined,
    })
    const onFinish = vi.fn()
    const user = userEvent.setup()
    function Screen() {
      const session = usePlayer(store, (state) => state.session)
      return (
        <>
          <StreakStrip session={session} />
          <ExercisePanel
            store={store}
            isFromAfficiency={false}
            onFinish={onFinish}
            onBackToAfficiency={() => undefined}
          />
        </>
      )
    }
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    const pick = async () => user.click(await screen.findByRole('radio', { name: /^right/ }))
    return { store, onFinish, Screen, press, pick }
  }

  it('[TEST-17] Submit, then Next Problem, and Done on the last problem', async () => {
    const { Screen, press, pick, onFinish } = setUpTest()
    render(<Screen />)
    await pick()
    await press('Submit')
    await press('Next Problem')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 2'))
    await pick()
    await press('Submit')
    expect(screen.queryByRole('button', { name: 'Next Problem' })).toBeNull()
    expect(onFinish).not.toHaveBeenCalled()
    await press('Done')
    expect(onFinish).toHaveBeenCalledOnce()
  })

  it('[SES-45] a given answer is locked, and nothing on the screen tells whether it is right', async () => {
    const { Screen, press, pick } = setUpTest()
    render(<Screen />)
    expect(screen.getByText('Answer 2 Problem(s)')).toBeTruthy()
    await pick()
    await press('Submit')
    await screen.findByRole('button', { name: 'Next Problem' })
    expect((screen.getByRole('radiogroup') as HTMLFieldSetElement).disabled).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Answer saved.')
    expect(document.body.textContent).not.toMatch(/\bcorrect|incorrect|try again/i)
    expect(document.querySelector('[class*="correct"]')).toBeNull()
    expect(screen.getByRole('list', { name: 'Answer 2 Problem(s)' }).textContent).toContain('1: answered')
  })

  it('[TEST-16] [ERR-23] an incomplete answer is a warning', async () => {
    const { Screen, press } = setUpTest('not_answered')
    render(<Screen />)
    await screen.findByRole('radiogroup')
    await press('Submit')
    const line = await screen.findByText('Your Answer is Incomplete')
    expect(line.closest('p')?.className).toContain('info')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  })

  it('[TEST-16] [ERR-24] an invalid answer is an error', async () => {
    const { Screen, press, pick } = setUpTest('over_answered')
    render(<Screen />)
    await pick()
    await press('Submit')
    const line = await screen.findByText(
      'Your answer is Invalid. Please follow the instructions in the question.',
    )
    expect(line.closest('p')?.className).toContain('error')
    expect((screen.getByRole('radiogroup') as HTMLFieldSetElement).disabled).toBe(false)
  })

  it('[TEST-12] takes no answer when the time is up', async () => {
    const { Screen, store, pick } = setUpTest()
    render(<Screen />)
    await pick()
    act(() => store.getState().timeOut())
    expect((screen.getByRole('radiogroup') as HTMLFieldSetElement).disabled).toBe(true)
  })
})

describe('a snapshot', () => {
  it('goes on where the session was, with the same order and the same response', async () => {
    const first = setUp()
    const { unmount } = render(<first.Screen />)
    await first.solve()
    await first.press('Next Problem')
    await first.pick('wrong')
    const order = screen.getAllByRole('radio').map((input) => (input as HTMLInputElement).value)
    unmount()

    const snapshot = JSON.parse(JSON.stringify(first.snapshots.at(-1))) as PlayerSnapshot
    const second = setUp({ snapshot, start: { ...start, sessionId: 'another' } })
    render(<second.Screen />)
    const again = (await screen.findAllByRole('radio')) as HTMLInputElement[]
    expect(again.map((input) => input.value)).toEqual(order)
    expect(again.find((input) => input.checked)?.value).toBe('p2-wrong')
    expect(second.store.getState().session.sessionId).toBe('session')
    await second.press('Submit Answer')
    expect(second.answers[0]).toMatchObject({ sessionId: 'session', problemId: 'p2', verdict: 'incorrect' })
  })

  it('is ignored when its problems are no longer there', async () => {
    const first = setUp()
    render(<first.Screen />)
    await first.solve()
    const snapshot = first.snapshots.at(-1) as PlayerSnapshot
    const second = setUp({
      snapshot,
      start: { ...start, sessionId: 'another', problemIds: ['p3', 'p4'] },
      exercises: ['p3', 'p4'].map((problemId) => ({
        problemId,
        problemType: 'pick',
        problem: problem(problemId),
      })),
    })
    expect(second.store.getState().session.sessionId).toBe('another')
  })
})

describe('attempts', () => {
  it('never share a start, whatever the clock says', async () => {
    const { Screen, pick, press, answers } = setUp()
    render(<Screen />)
    await pick('wrong')
    await press('Submit Answer')
    await pick('other')
    await press('Submit Answer')
    await pick('right')
    await press('Submit Answer')
    const starts = answers.map(({ startTs }) => startTs)
    expect(new Set(starts).size).toBe(3)
    for (const { startTs, endTs } of answers) expect(endTs).toBeGreaterThan(startTs)
  })
})
