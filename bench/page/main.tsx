import '@wordstride/ui/styles.css'
import { createPlayerStore, ExercisePanel } from '@wordstride/player'
import { defineProblemType } from '@wordstride/ui'
import { createRoot } from 'react-dom/client'
import { selectionPlugin } from '../../plugins/selection/plugin'
import { SelectionRenderer } from '../../plugins/selection/Renderer'
import { problems } from './problems'

performance.mark('engine-start')

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
  })),
  loadPlugin: async () => defineProblemType(selectionPlugin, SelectionRenderer),
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  onAnswer: () => undefined,
  onEvent: () => undefined,
  onResponses: () => undefined,
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <ExercisePanel
    store={store}
    isFromAfficiency={false}
    onFinish={() => undefined}
    onBackToAfficiency={() => undefined}
  />,
)
