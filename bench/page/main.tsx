import '@wordstride/ui/styles.css'
import { createPlayerStore, ExercisePanel } from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { createRoot } from 'react-dom/client'
import { problems } from './problems'

performance.mark('engine-start')

// Its file is there already, or on its way: the page asked for it.
const selection = renderers.selection()

const store = createPlayerStore({
  events: [
    {
      type: 'started',
      at: Date.now(),
      start: {
        sessionId: 'bench',
        phase: 'LEARNING_SESSION',
        sectionType: 'ae.la',
        gradeId: 4,
        skillId: 'bench',
        path: null,
        startingLevel: 0,
        correctCount: 3,
        problemIds: problems.map((problem) => problem.problem_id),
        lastProblemId: null,
      },
    },
  ],
  exercises: problems.map((problem) => ({
    problemId: problem.problem_id,
    problemType: problem.problem_type,
    problem,
    problemVersion: problem.version,
  })),
  loadType: () => selection,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  onAnswer: () => undefined,
  onEvent: () => undefined,
  onResponses: () => undefined,
})

const root = createRoot(document.getElementById('root') as HTMLElement)
void selection.then(() =>
  root.render(
    <ExercisePanel
      store={store}
      isFromAfficiency={false}
      onFinish={() => undefined}
      onBackToAfficiency={() => undefined}
    />,
  ),
)
