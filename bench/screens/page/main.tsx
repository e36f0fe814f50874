import '@wordstride/ui/styles.css'
import { type AnyProblemPlugin, seededRandom } from '@wordstride/core'
import {
  createPlayerStore,
  ExercisePanel,
  type PlayerStore,
  StreakStrip,
  usePlayer,
} from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { createRoot } from 'react-dom/client'
import styles from '../../../app/src/sessions/ProblemsScreen.module.css'
import { SessionHeader } from '../../../app/src/sessions/SessionHeader'
import type { AnswerKind, AuthoredProblem, ScreensPage } from '../screensPage'

const root = createRoot(document.getElementById('root') as HTMLElement)
let store: PlayerStore
let visit = 0

function Screen({ gradeId }: { gradeId: number }) {
  const session = usePlayer(store, (state) => state.session)
  return (
    <div className={styles.screen}>
      <SessionHeader
        phase="LEARNING_SESSION"
        grade={gradeId}
        skillName="A skill of this grade"
        closeTo="/"
        onClose={() => undefined}
      />
      <main className={styles.main}>
        <div className={styles.top}>
          <StreakStrip session={session} />
        </div>
        <ExercisePanel
          store={store}
          isFromAfficiency={false}
          onFinish={() => undefined}
          onBackToAfficiency={() => undefined}
        />
      </main>
    </div>
  )
}

/** The store works in the background too: a plugin is loaded, an answer checked. */
const until = (isDone: () => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => (isDone() ? resolve() : setTimeout(look, 5))
    look()
  })

function responseOf(plugin: AnyProblemPlugin, problem: AuthoredProblem, answer: AnswerKind): unknown {
  const parsed = plugin.problem.parse(problem)
  return answer === 'right'
    ? plugin.correctResponse(parsed)
    : plugin.wrongResponse(parsed, seededRandom('screens'))
}

const page: ScreensPage = {
  async show(problem, answer) {
    const { loadPlugin } = await renderers[problem.problem_type as keyof typeof renderers]()
    const plugin = await loadPlugin()
    const problemIds = [problem.problem_id, 'next', 'last']
    store = createPlayerStore({
      events: [
        {
          type: 'started',
          at: Date.now(),
          start: {
            sessionId: 'screens',
            phase: 'LEARNING_SESSION',
            sectionType: 'ae.la',
            gradeId: problem.grade_id,
            skillId: 'screens',
            path: null,
            startingLevel: 0,
            correctCount: 10,
            problemIds,
            lastProblemId: null,
          },
        },
      ],
      exercises: problemIds.map((problemId) => ({
        problemId,
        problemType: problem.problem_type,
        problem: { ...problem, problem_id: problemId },
      })),
      loadType: (type) => renderers[type as keyof typeof renderers](),
      now: Date.now,
      newId: () => crypto.randomUUID(),
      onAnswer: () => undefined,
      onEvent: () => undefined,
      onResponses: () => undefined,
      responses: answer ? [responseOf(plugin, problem, answer)] : [],
    })
    window.scrollTo(0, 0)
    root.render(<Screen key={++visit} gradeId={problem.grade_id} />)
    await until(() => store.getState().shown.status !== 'loading')
    const { shown } = store.getState()
    if (shown.status === 'failed') throw new Error(`${problem.problem_id}: ${shown.message}`)
  },
  async check() {
    document.querySelector('form')?.requestSubmit()
    await until(() => {
      const { shown } = store.getState()
      return shown.status === 'ready' && shown.verdict !== 'init'
    })
  },
}

Object.assign(window, { screens: page })
