import { cpSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
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
  'packages/authoring/src/build/usualQuestion.ts',
  'packages/authoring/src/generate/',
]

/**
 * Types removed at once. What is sound without several needs none of them; that none needs another is proven by
 * itself. `npm run test:long` removes each alone.
 */
const groups = process.env.LONG
  ? types.map((type) => [type])
  : [0, 1].map((half) => types.filter((_, i) => Math.floor(i / 2) % 2 === half))

let copy
beforeAll(() => {
  copy = createProductCopy()
})
afterAll(() => copy.remove())

const filesIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(copy.folder, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(folder, relative(join(copy.folder, folder), entry.parentPath), entry.name)),
  )

describe('the product', () => {
  it('names no problem type outside of its folder', () => {
    const quoted = new RegExp(`['"\`](${types.join('|')})['"\`]`)
    const isChosen = (file) => CHOICES_OF_AUTHORS.some((place) => file.startsWith(place))
    const naming = filesIn('app', 'e2e', 'packages').filter(
      (file) => /\.tsx?$/.test(file) && quoted.test(copy.read(file)) && !isChosen(file),
    )
    expect(naming).toEqual([])
  })

  it.each(types)('has no file of another type that leads to %s or names it', (type) => {
    const others = types.filter((other) => other !== type)
    const names = new RegExp(`['"\`/]${type}['"\`/]`)
    const files = filesIn(...others.flatMap((other) => [`plugins/${other}`, `fixtures/${other}`]))
    expect(files.filter((file) => !file.endsWith('.md') && names.test(copy.read(file)))).toEqual([])
  })
})

describe.each(groups.map((group) => ({ group, names: group.join(', ') })))('without $names', ({ group }) => {
  const parts = group.flatMap((type) => [`plugins/${type}`, `fixtures/${type}`])
  const away = (part) => join(copy.folder, `removed-${part.replace('/', '-')}`)
  beforeAll(() => {
    for (const part of parts) renameSync(join(copy.folder, part), away(part))
  })
  afterAll(() => {
    for (const part of parts) renameSync(away(part), join(copy.folder, part))
  })

  it(
    'lists, types, format, content and server are sound',
    async () => {
      expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
      const lists = ['authoring', 'examples', 'graders', 'renderers'].map((list) => `plugins/${list}.ts`)
      const named = new RegExp(`\\b(${group.join('|')})\\b`)
      for (const list of lists) expect(copy.read(list)).not.toMatch(named)
      const pack = join(copy.folder, 'pack')
      rmSync(pack, { recursive: true, force: true })
      cpSync(join(copy.folder, 'packages/content/pack'), pack, { recursive: true })
      const task = group.some((type) => SERVED.includes(type)) ? 'serve' : 'build'
      const results = await Promise.all([
        copy.tsc(),
        copy.biome('--error-on-warnings', ...lists),
        copy.tsx('scripts/testing/withoutType.ts', group.join(','), pack, task),
      ])
      for (const { status, output } of results) expect(status, output).toBe(0)
    },
    5 * MINUTE,
  )
})
