import { join } from 'node:path'
import { expect } from 'vitest'
import { serveFolder } from '../../bench/serveFolder'
import { withPage } from './browserPage.mjs'

/** One problem of the guide's type in a learning session. */
const PAGE = `import { createPlayerStore, ExercisePanel } from '@wordstride/player'
import { renderers } from '@wordstride/plugins/renderers'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import problem from '../fixtures/true_or_false/early-grade.json'

const nothing = () => undefined
const store = createPlayerStore({
  events: [
    {
      type: 'started',
      at: Date.now(),
      start: {
        sessionId: 's1',
        phase: 'LEARNING_SESSION',
        sectionType: 'ae.la',
        gradeId: 0,
        skillId: 's',
        path: null,
        startingLevel: 0,
        correctCount: 3,
        problemIds: ['p1', 'p2'],
        lastProblemId: null,
      },
    },
  ],
  exercises: ['p1', 'p2'].map((problemId) => ({ problemId, problemType: problem.problem_type, problem })),
  loadType: (type) => renderers[type](),
  now: Date.now,
  newId: () => crypto.randomUUID(),
  onAnswer: nothing,
  onEvent: nothing,
  onResponses: nothing,
})
createRoot(document.getElementById('root')).render(
  createElement(ExercisePanel, { store, isFromAfficiency: false, onFinish: nothing, onBackToAfficiency: nothing }),
)
`

/** Builds the guide's type with the player and answers its problem in a browser. */
export async function answerInBrowser(copy) {
  copy.write('page/index.html', '<div id="root"></div><script type="module" src="./main.tsx"></script>')
  copy.write('page/main.tsx', PAGE)
  const build = copy.vite('build', 'page', '--logLevel', 'error')
  expect(build.status, build.output).toBe(0)
  const server = await serveFolder(join(copy.folder, 'page/dist'))
  try {
    await withPage(async (page) => {
      await page.goto(server.url)
      for (const [statement, answer] of [
        ['A dog can bark.', 'True'],
        ['A fish can fly a kite.', 'False'],
      ]) {
        await page.getByRole('group', { name: statement }).getByRole('radio', { name: answer }).check()
      }
      await page.keyboard.press('Enter')
      await page.getByText('Correct!').waitFor()
      expect(await page.getByRole('button', { name: 'Next Problem' }).isVisible()).toBe(true)
    })
  } finally {
    server.close()
  }
}
