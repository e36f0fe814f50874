import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pluginSources } from './plugins.mjs'
import { createProductCopy } from './testing/workspaceCopy.mjs'

const MINUTE = 60_000

const types = pluginSources()
  .filter(({ from }) => from.startsWith('.'))
  .map(({ type }) => type)

/** Their server is started too: the one that most content has, and one that has facets of its own only. */
const SERVED = ['selection', 'vocabulary_spelling']

/** What an author chose to write, as a file of the pack does; it is left out where the type is not installed. */
const CHOICES_OF_AUTHORS = [
  'packages/authoring/src/vocabulary/wordProblems.ts',
  'packages/authoring/src/build/buildTests.ts',
]

let copy
beforeAll(async () => {
  copy = createProductCopy()
  const { status, output } = await copy.tsc()
  expect(status, output).toBe(0)
}, 5 * MINUTE)
afterAll(() => copy.remove())

describe('the product', () => {
  it('names no problem type outside of its folder', () => {
    const quoted = new RegExp(`['"\`](${types.join('|')})['"\`]`)
    const files = ['app', 'e2e', 'packages'].flatMap((room) =>
      readdirSync(join(copy.folder, room), { recursive: true }).map((file) => `${room}/${file}`),
    )
    const naming = files.filter((file) => /\.tsx?$/.test(file) && quoted.test(copy.read(file)))
    expect(naming.sort()).toEqual(CHOICES_OF_AUTHORS.toSorted())
  })
})

describe.each(types)('without %s', (type) => {
  const parts = [`plugins/${type}`, `fixtures/${type}`]
  const moveAway = () => {
    for (const part of parts)
      renameSync(join(copy.folder, part), join(copy.folder, `removed-${part.replace('/', '-')}`))
  }
  const putBack = () => {
    for (const part of parts)
      renameSync(join(copy.folder, `removed-${part.replace('/', '-')}`), join(copy.folder, part))
  }
  beforeAll(moveAway)
  afterAll(putBack)

  it(
    'lists, types, format, content and server are sound',
    async () => {
      expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
      const lists = ['authoring', 'graders', 'renderers'].map((list) => `plugins/${list}.ts`)
      for (const list of lists) expect(copy.read(list)).not.toMatch(new RegExp(`\\b${type}\\b`))
      const pack = join(copy.folder, 'pack')
      rmSync(pack, { recursive: true, force: true })
      cpSync(join(copy.folder, 'packages/content/pack'), pack, { recursive: true })
      const results = await Promise.all([
        copy.tsc(),
        copy.biome('--error-on-warnings', ...lists),
        copy.tsx('scripts/testing/withoutType.ts', type, pack, SERVED.includes(type) ? 'serve' : 'build'),
      ])
      for (const { status, output } of results) expect(status, output).toBe(0)
    },
    5 * MINUTE,
  )
})
