import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  type ChoiceResponse,
  choice,
  choicePartsSchema,
  choiceSchemas,
  definePlugin,
  envelopeShape,
  type PublicChoice,
  type Verdict,
} from '@wordstride/core'
import type { SessionEvent, SessionStart } from '@wordstride/learning'
import { ChoiceGroup, defineProblemType, type RendererProps } from '@wordstride/ui'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createGradedStore } from '../store/createGradedStore'
import { createPlayerStore, type PlayerOptions } from '../store/createPlayerStore'
import { createTestStore } from '../store/createTestStore'
import type { CheckedAnswer, Responses } from '../store/playerTypes'
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
  ...choiceSchemas,
  migrations: [],
  ...choice.of(({ subProblemItems }: z.infer<typeof problemSchema>) => ({
    parts: subProblemItems,
    isShuffled: true,
  })),
})

function PickRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicChoice, ChoiceResponse>) {
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

const pickType = defineProblemType(pickPlugin, PickRenderer, async () => pickPlugin)

const problem = (id: string, type = 'radio', rightOnes = ['right']) => ({
  problem_id: id,
  problem_type: 'pick',
  section_type: 'ae.la',
  grade_id: 4,
  skill_id: 'skill',
  hintItems: [{ value: 'first hint' }, { value: 'second hint' }, { value: 'third hint' }],
  subProblemItems: [
    {
      uuid: 'q',
      type,
      options: ['right', 'wrong', 'other', 'else'].map((label) => ({
        id: `${id}-${label}`,
        label,
        answer: rightOnes.includes(label),
        explanation: `why ${label}`,
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

const started: SessionEvent = { type: 'started', at: 1_000, start }

function setUp(overrides: Partial<PlayerOptions> = {}) {
  const answers: CheckedAnswer[] = []
  const kept: Responses[] = []
  /** What the server would have of the session. */
  const log: SessionEvent[] = []
  const onFinish = vi.fn()
  const onBackToAfficiency = vi.fn()
  let id = 0
  const store = createPlayerStore({
    events: [started],
    exercises: start.problemIds.map((problemId) => ({
      problemId,
      problemType: 'pick',
      problem: problemSchema.parse(problem(problemId)),
      problemVersion: 1,
    })),
    loadType: async () => pickType,
    now: () => 1_000,
    newId: () => `answer-${++id}`,
    onAnswer: (answer) => {
      answers.push(answer)
      const { problemId, verdict, endTs: at } = answer
      log.push({ type: 'answer_checked', at, problemId, verdict })
      return undefined
    },
    onEvent: (event) => log.push(event),
    onResponses: (responses) => kept.push(responses),
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
  return { store, answers, kept, log, onFinish, onBackToAfficiency, user, Screen, pick, press, solve }
}

/** On the screen at once; the server's verdicts are given in order. */
function setUpGraded() {
  const replies: ((verdict: Verdict) => void)[] = []
  const problemIds = ['p1', 'p2']
  const targets = problemIds.map((problemId) => ({
    problemId,
    skillId: 'skill',
    state: { level: 1, isSecondTry: false, hasDroppedToZero: false },
    specifiedMinutes: 3,
  }))
  const store = createGradedStore({
    events: [
      {
        type: 'started',
        at: 1_000,
        start: { ...start, phase: 'PROFICIENCY_SESSION', problemIds, correctCount: null, targets },
      },
    ],
    exercises: problemIds.map((problemId) => {
      const authored = problemSchema.parse(problem(problemId))
      const order = pickPlugin.present(authored, () => 0.5)
      const view = pickPlugin.toPublic(authored, order)
      return { problemId, problemType: 'pick', view, response: null, feedback: null }
    }),
    loadType: async () => pickType,
    now: () => 1_000,
    newId: () => 'answer',
    grade: ({ problemId, endTs: at }) =>
      new Promise((resolve) => {
        replies.push((verdict) =>
          resolve({
            verdict,
            feedback: null,
            events: [{ type: 'answer_checked', at, problemId, verdict }],
          }),
        )
      }),
    onEvent: () => undefined,
    openHint: async () => ({ hintItems: [], events: [] }),
    onDraft: () => undefined,
  })
  render(
    <ExercisePanel
      store={store}
      isFromAfficiency={false}
      onFinish={() => undefined}
      onBackToAfficiency={() => undefined}
    />,
  )
  return { user: userEvent.setup(), replies }
}

/** Two problems; what the server says of each answer is given in order. */
function setUpTest(...outcomes: SubmitOutcome['result'][]) {
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
    events: [
      { type: 'started', at: 1_000, start: { ...start, phase: 'test', problemIds, correctCount: null } },
    ],
    exercises: problemIds.map((problemId, i) => ({
      problemId,
      problemType: 'pick',
      view: views[i],
      response: null,
    })),
    loadType: async () => pickType,
    now: () => 1_000,
    newId: () => 'answer',
    submit: async ({ problemId, endTs: at }) => {
      const result = outcomes.shift() ?? 'submitted'
      return { result, events: result === 'submitted' ? [{ type: 'answer_submitted', at, problemId }] : [] }
    },
    onEvent: () => undefined,
    onDraft: () => undefined,
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

const isLocked = () => screen.getAllByRole<HTMLInputElement>('radio').every(({ disabled }) => disabled)

beforeEach(() => {
  window.scrollTo = vi.fn() as unknown as typeof window.scrollTo
})

describe('ExercisePanel', () => {
  it("[SES-06] an empty check says 'Your answer is incomplete.' and the button stays Submit Answer", async () => {
    const { Screen, press, answers } = setUp()
    render(<Screen />)
    await screen.findByRole('radiogroup')
    await press('Submit Answer')
    expect(screen.getByRole('status').textContent).toContain('Your answer is incomplete.')
    expect(screen.getByRole('button', { name: 'Submit Answer' })).toBeTruthy()
    expect(answers[0]).toMatchObject({ verdict: 'not_answered', firstTimeCorrect: -1 })
  })

  it('draws the next problem of a type that is loaded at once, without a skeleton in between', async () => {
    const loadType = vi.fn(async () => pickType)
    const { Screen, store, solve, press } = setUp({ loadType })
    render(<Screen />)
    await solve()
    const statuses: string[] = []
    store.subscribe((state) => statuses.push(state.shown.status))
    await press('Next Problem')
    expect(store.getState().session.index).toBe(1)
    expect(new Set(statuses)).toEqual(new Set(['ready']))
    expect(loadType).toHaveBeenCalledOnce()
  })

  it('takes a problem that the server has read as it is, and reads one that it could not', async () => {
    const loadPlugin = vi.fn(async () => pickPlugin)
    const loadType = async () => ({ ...pickType, loadPlugin })
    const exercises = ['p1', 'p2'].map((problemId) => ({ problemId, problemType: 'pick' }))
    const [read, unread] = [problemSchema.parse(problem('p1')), { ...problem('p2'), subProblemItems: [] }]
    const { Screen, store, solve, press } = setUp({
      loadType,
      exercises: [
        { ...exercises[0], problem: read, problemVersion: 1 },
        { ...exercises[1], problem: unread, problemVersion: null },
      ] as PlayerOptions['exercises'],
    })
    render(<Screen />)
    await solve()
    expect(loadPlugin).not.toHaveBeenCalled()
    await press('Next Problem')
    await waitFor(() => expect(store.getState().shown).toMatchObject({ status: 'failed' }))
    expect(store.getState().shown).toMatchObject({ message: expect.stringMatching(/^subProblemItems: /) })
  })

  it('reads what was entered on an earlier visit, and begins anew where it does not fit', async () => {
    const responses = { 0: { chosen: { q: ['p1-right'] } }, 1: { chosen: 'p2-right' } }
    const { Screen, store, press } = setUp({ responses })
    render(<Screen />)
    const shown = async (index: number) => {
      await waitFor(() =>
        expect(store.getState()).toMatchObject({ session: { index }, shown: { status: 'ready' } }),
      )
      return store.getState().shown
    }
    expect(await shown(0)).toMatchObject({ response: { chosen: { q: ['p1-right'] } } })
    await press('Submit Answer')
    await press('Next Problem')
    expect(await shown(1)).toMatchObject({ response: { chosen: { q: [] } } })
  })

  it('turns to the next problem, and to no first one', async () => {
    const { Screen, solve, press } = setUp()
    const { container } = render(<Screen />)
    await solve()
    const turned = () => container.querySelector('[data-turned]')
    expect(turned()).toBeNull()
    await press('Next Problem')
    expect(turned()?.querySelector('[role=radiogroup], fieldset')).toBeTruthy()
  })

  it("[SES-07] a wrong check says 'Incorrect.Try Again.'; a change takes the message away", async () => {
    const { Screen, press, pick } = setUp()
    render(<Screen />)
    await pick('wrong')
    await press('Submit Answer')
    expect(screen.getByRole('status').textContent).toContain('Incorrect.Try Again.')
    expect(screen.getByText('Not correct')).toBeTruthy()
    expect(screen.getByText('why wrong')).toBeTruthy()
    for (const hidden of ['why right', 'why other', 'why else']) expect(screen.queryByText(hidden)).toBeNull()
    await pick('right')
    expect(screen.queryByText('Incorrect.Try Again.')).toBeNull()
  })

  it('an answer that is wrong only by what is missing is told so, one with a fault is not', async () => {
    const { Screen, press, user } = setUp({
      exercises: start.problemIds.map((problemId) => ({
        problemId,
        problemType: 'pick',
        problem: problemSchema.parse(problem(problemId, 'checkbox', ['right', 'other'])),
        problemVersion: 1,
      })),
    })
    render(<Screen />)
    const choose = async (label: string) =>
      user.click(await screen.findByRole('checkbox', { name: new RegExp(`^${label}`) }))
    const status = () => screen.getByRole('status').textContent
    await choose('right')
    await press('Submit Answer')
    expect(status()).toBe('Incorrect.Try Again.Right so far. Find what is missing.')
    await choose('wrong')
    await press('Submit Answer')
    expect(status()).toContain('Incorrect.Try Again.')
    expect(status()).not.toContain('Right so far')
    await choose('wrong')
    await choose('other')
    await press('Submit Answer')
    expect(status()).toBe('Correct!')
  })

  it('hints that are closed give the focus back to Help, by their button and by Escape', async () => {
    const { Screen, press, user } = setUp()
    render(<Screen />)
    await screen.findByRole('radio', { name: /^wrong/ })
    await press('Help')
    await press('Close hints')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }))
    await user.keyboard('{Enter}')
    expect(screen.getByText('first hint')).toBeTruthy()
    await user.keyboard('{Escape}')
    expect(screen.queryByText('first hint')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }))
  })

  it('points to Help after the second wrong answer, as long as no hint was opened', async () => {
    const { Screen, press, pick } = setUp()
    render(<Screen />)
    const status = () => screen.getByRole('status').textContent
    await pick('wrong')
    await press('Submit Answer')
    expect(status()).toBe('Incorrect.Try Again.')
    await pick('other')
    await press('Submit Answer')
    expect(status()).toBe('Incorrect.Try Again.Help has a hint for you.')
    await press('Help')
    await pick('else')
    await press('Submit Answer')
    expect(status()).toBe('Incorrect.Try Again.')
  })

  it("[SES-08] [SES-12] a right check says 'Correct!', locks the answer and offers Next Problem", async () => {
    const { Screen, solve, answers } = setUp()
    render(<Screen />)
    await solve()
    expect(screen.getByRole('status').textContent).toContain('Correct!')
    for (const label of ['right', 'wrong', 'other', 'else'])
      expect(screen.getByText(`why ${label}`)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next Problem' })).toBeTruthy()
    expect(isLocked()).toBe(true)
    expect(answers).toHaveLength(1)
    expect(answers[0]).toMatchObject({
      answerId: 'answer-1',
      verdict: 'correct',
      firstTimeCorrect: 1,
      learningPass: false,
    })
  })

  it('[SES-13] after the streak the button is Next Skill and finishes', async () => {
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

  it('a student from the afficiency flow goes back there', async () => {
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
    const notice = within(screen.getByRole('status')).getByText('Check answer before submitting')
    expect(notice.closest('p')?.className).toContain('incorrect')
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

  it('[PROB-08] the button goes through its states, with the status line and its text below it', async () => {
    let arrive = (_: typeof pickType) => {}
    const loaded = new Promise<typeof pickType>((resolve) => {
      arrive = resolve
    })
    const { Screen, press, pick, solve } = setUp({ loadType: () => loaded })
    render(<Screen isFromAfficiency />)
    const line = (button: string): string => {
      const status = screen.getByRole('status')
      const above = screen.getByRole('button', { name: button })
      expect(above.compareDocumentPosition(status) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
      return status.textContent ?? ''
    }
    // SES-11: while it is waited for, with a spinner.
    expect(screen.getByRole('button', { name: /Submit Answer/ }).getAttribute('aria-busy')).toBe('true')
    arrive(pickType)
    await screen.findByRole('radiogroup')
    expect(line('Submit Answer')).toBe('')
    // SES-15, SES-16: the way back before a check, and help.
    await press('Back To Afficiency')
    expect(line('Submit Answer')).toContain('Check answer before submitting')
    await press('Help')
    screen.getByText('HINT 1 of 3')
    await press('Submit Answer')
    expect(line('Submit Answer')).toContain('Your answer is incomplete.')
    await pick('wrong')
    await press('Submit Answer')
    expect(line('Submit Answer')).toContain('Incorrect.Try Again.')
    // The way back after a check (SES-14).
    await solve()
    expect(line('Back To Afficiency')).toContain('Correct!')
  })

  it('[PROB-08] [SES-12] [SES-13] Submit Answer becomes Next Problem, and Next Skill at the end', async () => {
    const { Screen, press, solve } = setUp()
    render(<Screen />)
    const labels: string[] = []
    for (const label of ['Next Problem', 'Next Skill']) {
      await screen.findByRole('button', { name: 'Submit Answer' })
      await solve()
      const button = screen.getByRole('button', { name: label })
      expect(
        button.compareDocumentPosition(screen.getByText('Correct!')) & Node.DOCUMENT_POSITION_FOLLOWING,
      ).toBeTruthy()
      labels.push(button.textContent ?? '')
      await press(label)
    }
    expect(labels).toEqual(['Next Problem', 'Next Skill'])
  })

  it('[SES-16] [SES-17] [PROB-06] Help opens hint 1 of 3; forward, back and show-all step through', async () => {
    const { Screen, press, pick, store } = setUp()
    render(<Screen />)
    await pick('right')
    await press('Help')
    expect(screen.getByText('HINT 1 of 3')).toBeTruthy()
    expect(screen.queryByText('second hint')).toBeNull()
    // The panel has the focus and tells the hint with it; those that come after are told as they come.
    const panel = document.activeElement as HTMLElement
    const described = document.getElementById(panel.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Hint 1: first hint')
    await press('Next hint')
    expect(screen.getByText('HINT 2 of 3')).toBeTruthy()
    expect(screen.getByText('second hint').closest('[aria-live]')?.contains(described)).toBe(true)
    expect(panel.getAttribute('aria-describedby')).toBeNull()
    await press('Previous hint')
    expect(screen.getByText('HINT 1 of 3')).toBeTruthy()
    await press('Show all hints')
    // The button rests at the last hint: the focus stays in the panel.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Hints' }))
    expect(screen.getByText('HINT 3 of 3')).toBeTruthy()
    const boxes = within(screen.getByRole('region', { name: 'Hints' })).getAllByRole('listitem')
    expect(boxes.map((box) => box.textContent)).toEqual([
      '1Hint 1: first hint',
      '2Hint 2: second hint',
      '3Hint 3: third hint',
    ])
    await press('Submit Answer')
    expect(store.getState().session.row[0]).toMatchObject({ hintChecked: true, firstTimeCorrect: 0 })
  })

  it("[PROB-07] shows N + 1 circles and 'Get N out of N+1 correct'", async () => {
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
    // The second press went to Submit, not to what stands in its place now.
    expect(screen.getByText('Correct!')).toBeTruthy()
    await user.dblClick(screen.getByRole('button', { name: 'Next Problem' }))
    expect(await screen.findByRole('button', { name: 'Submit Answer' })).toBeTruthy()
    expect(screen.queryByText('Your answer is incomplete.')).toBeNull()
  })

  it('a key that is held down submits nothing more', async () => {
    const { Screen, pick, press } = setUp()
    render(<Screen />)
    await pick('right')
    const button = screen.getByRole('button', { name: 'Submit Answer' })
    expect(fireEvent.keyDown(button, { key: 'Enter' })).toBe(true)
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false)
    await press('Submit Answer')
  })

  it('Enter on an option submits, and goes on once the answer is right', async () => {
    const { Screen, pick, user } = setUp()
    render(<Screen />)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 1'))
    await pick('wrong')
    const option = document.activeElement
    await user.keyboard('{Enter}')
    expect(screen.getByRole('status').textContent).toContain('Incorrect.Try Again.')
    expect(document.activeElement).toBe(option)
    await pick('right')
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next Problem' }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 2'))
  })

  it('past one that is no part of a session leads its own way, and nothing counts as wrong', async () => {
    const { store, press } = setUp({
      loadType: async () => {
        throw new Error('no such type')
      },
    })
    const onSkip = vi.fn()
    const onFinish = () => undefined
    render(
      <ExercisePanel
        store={store}
        isFromAfficiency={false}
        onFinish={onFinish}
        onBackToAfficiency={onFinish}
        onSkip={onSkip}
      />,
    )
    expect((await screen.findByRole('alert')).textContent).not.toContain('wrong')
    await press('Go on with the next problem')
    expect(onSkip).toHaveBeenCalledOnce()
    expect(store.getState().session.index).toBe(0)
  })

  it('a problem that cannot be drawn is no verdict; the student goes on', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { Screen, press, answers } = setUp({
      loadType: async () =>
        defineProblemType(
          pickPlugin,
          ({ problem: view }) => {
            if (view.problem_id === 'p1') throw new Error('broken renderer')
            return <p>second problem</p>
          },
          async () => pickPlugin,
        ),
    })
    render(<Screen />)
    expect((await screen.findByRole('alert')).textContent).toContain('broken renderer')
    await press('Go on with the next problem')
    expect(await screen.findByText('second problem')).toBeTruthy()
    expect(answers).toEqual([])
  })

  it('one that is solved and cannot be drawn any more costs no skip and keeps nobody', async () => {
    const { Screen, press, log } = setUp({
      events: [started, { type: 'answer_checked', at: 1_500, problemId: 'p1', verdict: 'correct' }],
      exercises: start.problemIds.map((problemId) => ({
        ...{ problemId, problemType: problemId === 'p1' ? 'gone' : 'pick' },
        problem: problemSchema.parse(problem(problemId)),
        problemVersion: 1,
      })),
      loadType: async (type) => {
        if (type === 'gone') throw new Error('Unknown problem type')
        return pickType
      },
    })
    render(<Screen />)
    expect((await screen.findByRole('alert')).textContent).toContain('You have solved it.')
    await press('Go on with the next problem')
    expect(await screen.findAllByRole('radio')).toHaveLength(4)
    expect(log.map(({ type }) => type)).toEqual(expect.arrayContaining(['advanced']))
    expect(log.map(({ type }) => type)).not.toContain('skipped')
  })

  it('a problem whose parts did not arrive is tried again', async () => {
    let isOffline = true
    const { Screen, press, answers } = setUp({
      loadType: async () => {
        if (isOffline) throw new Error('Failed to fetch')
        return pickType
      },
    })
    render(<Screen />)
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch')
    const first = screen.getByRole('button', { name: 'Try again' })
    await press('Try again')
    await waitFor(() => expect(first.isConnected).toBe(false))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' })),
    )
    isOffline = false
    await press('Try again')
    expect(await screen.findAllByRole('radio')).toHaveLength(4)
    expect(answers).toEqual([])
  })
})

describe('reading aloud', () => {
  const speech = { speak: vi.fn(), cancel: vi.fn() }

  beforeEach(() => {
    vi.clearAllMocks()
    vi.stubGlobal('speechSynthesis', speech)
    vi.stubGlobal('SpeechSynthesisUtterance', class {})
    return () => vi.unstubAllGlobals()
  })

  const read = async (press: (name: string) => Promise<void>) => {
    await screen.findByRole('radiogroup')
    await press('Read to me')
    await waitFor(() => expect(speech.speak).toHaveBeenCalledOnce())
    expect(speech.cancel).not.toHaveBeenCalled()
  }

  it('ends when an option is chosen, and can begin again', async () => {
    const { Screen, press, pick } = setUp()
    render(<Screen />)
    await read(press)
    await pick('wrong')
    expect(speech.cancel).toHaveBeenCalledOnce()
    await press('Read to me')
    await waitFor(() => expect(speech.speak).toHaveBeenCalledTimes(2))
  })

  it('ends when the time of a test is up', async () => {
    const { Screen, store, press } = setUpTest()
    render(<Screen />)
    await read(press)
    act(() => store.getState().timeOut())
    expect(speech.cancel).toHaveBeenCalledOnce()
  })
})

describe("the server's verdict", () => {
  it('takes the screen back to the problem, which can be answered again', async () => {
    const replies: ((verdict: Verdict) => void)[] = []
    const { Screen, store, solve, press, pick } = setUp({
      onAnswer: () => new Promise((resolve) => replies.push(resolve)),
    })
    render(<Screen />)
    await solve()
    await press('Next Problem')
    expect(await screen.findByRole('heading', { name: 'Problem 2' })).toBeTruthy()
    await act(async () => replies[0]?.('incorrect'))
    expect(screen.getByRole('heading', { name: 'Problem 1' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('Incorrect.Try Again.')
    expect(screen.queryByText('Correct!')).toBeNull()
    expect(isLocked()).toBe(false)
    await pick('other')
    await press('Submit Answer')
    expect(store.getState().session.row[0]).toMatchObject({ attempts: 2, answerStatus: 'incorrect' })
  })
})

describe('in a graded session', () => {
  it('[SES-11] the button has a spinner while the response is waited for, and is Submit Answer until it is correct', async () => {
    const { user, replies } = setUpGraded()
    const button = () => screen.getByRole('button', { name: 'Submit Answer' })
    const submit = async (label: RegExp) => {
      await user.click(await screen.findByRole('radio', { name: label }))
      expect(button().getAttribute('aria-busy')).toBeNull()
      await user.click(button())
      expect(button().getAttribute('aria-busy')).toBe('true')
      expect(button().querySelector('[class*="spinner"]')).not.toBeNull()
    }
    await submit(/^wrong/)
    await act(async () => replies[0]?.('incorrect'))
    expect(button().getAttribute('aria-busy')).toBeNull()
    await submit(/^right/)
    await act(async () => replies[1]?.('correct'))
    expect(screen.queryByRole('button', { name: 'Submit Answer' })).toBeNull()
  })

  it('what an answer was submitted from has the focus again, or else the way on', async () => {
    const { user, replies } = setUpGraded()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Problem 1'))
    const submit = async (label: RegExp) => {
      await user.click(await screen.findByRole('radio', { name: label }))
      const option = document.activeElement as HTMLElement
      await user.keyboard('{Enter}')
      expect(option.matches(':disabled')).toBe(true)
      // As browsers do to what is disabled.
      option.blur()
      return option
    }
    const wrong = await submit(/^wrong/)
    await act(async () => replies[0]?.('incorrect'))
    expect(document.activeElement).toBe(wrong)
    const elsewhere = await submit(/^other/)
    act(() => screen.getByRole('button', { name: 'Help' }).focus())
    await act(async () => replies[1]?.('incorrect'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Help' }))
    expect(elsewhere.matches(':disabled')).toBe(false)
    await submit(/^right/)
    await act(async () => replies[2]?.('correct'))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next Problem' }))
  })
})

describe('in a test', () => {
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
    expect(isLocked()).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Answer saved.')
    expect(document.body.textContent).not.toMatch(/\bcorrect|incorrect|try again/i)
    expect(document.querySelector('[class*="correct"]')).toBeNull()
    expect(screen.getByRole('list', { name: 'Answer 2 Problem(s)' }).textContent).toContain('1: answered')
  })

  it('[TEST-16] [ERR-23] [ERR-24] an incomplete answer is a warning, an invalid one an error, and neither is taken', async () => {
    const { Screen, press } = setUpTest('not_answered')
    render(<Screen />)
    await screen.findByRole('radiogroup')
    await press('Submit')
    const line = await screen.findByText('Your Answer is Incomplete')
    expect(line.closest('p')?.className).toContain('info')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    cleanup()

    const invalid = setUpTest('over_answered')
    render(<invalid.Screen />)
    await invalid.pick()
    await invalid.press('Submit')
    const other = await screen.findByText(
      'Your answer is Invalid. Please follow the instructions in the question.',
    )
    expect(other.closest('p')?.className).toContain('error')
    expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
    expect(isLocked()).toBe(false)
  })

  it('takes no answer when the time is up', async () => {
    const { Screen, store, pick } = setUpTest()
    render(<Screen />)
    await pick()
    act(() => store.getState().timeOut())
    expect(isLocked()).toBe(true)
  })
})

describe('another visit', () => {
  it('goes on where the log and the responses are, with the same order', async () => {
    const first = setUp()
    const { unmount } = render(<first.Screen />)
    await first.solve()
    await first.press('Next Problem')
    await first.pick('wrong')
    const order = screen.getAllByRole('radio').map((input) => (input as HTMLInputElement).value)
    unmount()

    const second = setUp({ events: [started, ...first.log], responses: first.kept.at(-1) ?? {} })
    expect(second.store.getState().session).toEqual(first.store.getState().session)
    render(<second.Screen />)
    const again = (await screen.findAllByRole('radio')) as HTMLInputElement[]
    expect(again.map((input) => input.value)).toEqual(order)
    expect(again.find((input) => input.checked)?.value).toBe('p2-wrong')
    await second.press('Submit Answer')
    expect(second.answers[0]).toMatchObject({ sessionId: 'session', problemId: 'p2', verdict: 'incorrect' })
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
