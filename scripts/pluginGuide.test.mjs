import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveFolder } from '../bench/serveFolder'
import { chromiumFlags, findChromium } from './setup/chromium.mjs'
import { root } from './setup/run.mjs'
import { createWorkspaceCopy } from './testing/workspaceCopy.mjs'

const MINUTE = 60_000

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
  loadPlugin: (type) => renderers[type](),
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

let copy
beforeAll(() => {
  copy = createWorkspaceCopy()
})
afterAll(() => copy.remove())

describe('docs/plugin-guide.md', () => {
  const guide = readFileSync(join(root, 'docs/plugin-guide.md'), 'utf8')
  /** What a reader does: code blocks that name a file, and commands, from top to bottom. */
  const blocks = [...guide.matchAll(/^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].map(
    ([, language, path, text]) => ({ language, path, text }),
  )

  /** How each command of the guide is run here; null for those that need a person or a registry. */
  const commands = [
    [/^npm run new:type -- (\S+)$/, (type) => copy.newType(type)],
    [/^npx vitest run (.+)$/, (args) => copy.vitest(...args.split(' '))],
    [/^npx biome check --write (.+)$/, (args) => copy.biome('--write', ...args.split(' '))],
    [/^npx tsc -p \.$/, () => copy.tsc()],
    [/^node scripts\/plugins\.mjs$/, () => copy.run('scripts/plugins.mjs')],
    [/^rm (\S+)\/\*\.json$/, (folder) => removeFixtures(folder)],
    [/^npm run storybook$/, null],
    [/^npm install -w plugins \S+$/, null],
  ]

  function removeFixtures(folder) {
    for (const name of readdirSync(join(copy.folder, folder))) rmSync(join(copy.folder, folder, name))
    return { status: 0, output: '' }
  }

  function runLine(line) {
    const command = commands.find(([pattern]) => pattern.test(line))
    if (!command) throw new Error(`The guide has a command that this test does not know: ${line}`)
    const [pattern, run] = command
    if (!run) return
    const { status, output } = run(...(pattern.exec(line) ?? []).slice(1))
    expect(status, `${line}\n${output}`).toBe(0)
  }

  it(
    'makes a working type out of nothing when it is followed to the letter',
    () => {
      for (const { language, path, text } of blocks) {
        if (path) copy.write(path, text)
        if (language === 'sh') text.trim().split('\n').forEach(runLine)
      }
      expect(blocks.filter(({ path }) => path).length).toBeGreaterThan(15)
      for (const file of readdirSync(join(copy.folder, 'plugins/true_or_false'))) {
        expect(copy.read(`plugins/true_or_false/${file}`)).not.toMatch(/one option|chosen/)
      }
    },
    5 * MINUTE,
  )

  it(
    'makes a type that is built with the player and answered in a browser',
    async () => {
      copy.write('page/index.html', '<div id="root"></div><script type="module" src="./main.tsx"></script>')
      copy.write('page/main.tsx', PAGE)
      const build = copy.vite('build', 'page', '--logLevel', 'error')
      expect(build.status, build.output).toBe(0)
      const server = await serveFolder(join(copy.folder, 'page/dist'))
      const executablePath = findChromium()
      const browser = await chromium.launch({
        args: chromiumFlags,
        ...(executablePath ? { executablePath } : {}),
      })
      try {
        const page = await browser.newPage()
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
      } finally {
        await browser.close()
        server.close()
      }
    },
    MINUTE,
  )
})
