import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerInBrowser } from './testing/answerInBrowser.mjs'
import { followGuide } from './testing/followGuide.mjs'
import { createOutsideFolder, createWorkspaceCopy, pack, unpack } from './testing/workspaceCopy.mjs'

const MINUTE = 60_000

/** A package with a type, as one would install it. */
const EXTERNAL = 'wordstride-word-tower'

let copy
beforeAll(() => {
  copy = createWorkspaceCopy()
})
afterAll(() => copy.remove())

const listExternal = (external) =>
  copy.write('plugins/external.json', `${JSON.stringify(external, null, 2)}\n`)

describe('npm run new:type', () => {
  it.each([
    [[], 'Give the name of the new type: npm run new:type -- my_type'],
    [['WordLadder'], '"WordLadder" is no problem type'],
    [['word-ladder'], '"word-ladder" is no problem type'],
    [['../escape'], '"../escape" is no problem type'],
    [['word__ladder'], '"word__ladder" is no problem type'],
    [['graders'], '"graders" is reserved'],
    [['examples'], '"examples" is reserved'],
    [['a'.repeat(41)], 'is longer than 40 characters'],
  ])('refuses %j in one clear line', (args, message) => {
    const { status, output } = copy.newType(...args)
    expect(status).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toContain('    at ')
    expect(readdirSync(join(copy.folder, 'fixtures'))).toEqual([])
  })

  it('makes a type that is in both lists', () => {
    expect(copy.newType('word_ladder')).toMatchObject({ status: 0 })
    expect(copy.read('plugins/graders.ts')).toContain('word_ladder: wordLadderPlugin,')
    expect(copy.read('plugins/renderers.ts')).toContain("import('./word_ladder/Renderer')")
  })

  it('leaves nothing of the template in the new type', () => {
    for (const folder of ['plugins/word_ladder', 'fixtures/word_ladder']) {
      for (const file of readdirSync(join(copy.folder, folder))) {
        expect(copy.read(`${folder}/${file}`)).not.toMatch(/my_?type/i)
      }
    }
  })

  it('refuses a type that exists', () => {
    const before = copy.read('plugins/word_ladder/schema.ts')
    expect(copy.newType('word_ladder')).toMatchObject({
      status: 1,
      output: expect.stringContaining('plugins/word_ladder exists already.'),
    })
    expect(copy.read('plugins/word_ladder/schema.ts')).toBe(before)
  })
})

describe('a plugin from outside', () => {
  let outside
  let tarball
  const manifest = () => JSON.parse(copy.read(`node_modules/${EXTERNAL}/package.json`))

  beforeAll(async () => {
    outside = await createOutsideFolder()
  }, 2 * MINUTE)
  afterAll(() => outside?.remove())

  it('is scaffolded in an empty folder, which has the published packages alone', () => {
    const create = 'node_modules/@wordstride/create-plugin/src/create.mjs'
    expect(outside.run(create)).toMatchObject({ status: 1, output: expect.stringMatching(/^Give the name/) })
    expect(outside.run(create, 'Word-Tower').output).toMatch(/^"Word-Tower" is no problem type/)
    expect(outside.run(create, 'word_tower', EXTERNAL)).toMatchObject({ status: 0 })
    expect(outside.run(create, 'word_tower', EXTERNAL).output).toMatch(/exists already\.$/m)
    for (const file of readdirSync(join(outside.folder, EXTERNAL), { recursive: true, withFileTypes: true }))
      if (file.isFile())
        expect(readFileSync(join(file.parentPath, file.name), 'utf8')).not.toMatch(/my_?type|\.\.\/\.\./i)
  })

  it(
    'has sound types and passes the kit there',
    () => {
      const installed = join(EXTERNAL, 'node_modules')
      renameSync(join(outside.folder, 'node_modules'), join(outside.folder, installed))
      const made = outside.inFolder(EXTERNAL)
      const types = made.run('node_modules/@typescript/native/bin/tsc', '-p', '.')
      expect(types).toEqual({ status: 0, output: '' })
      const kit = made.run('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000')
      expect(kit.status, kit.output).toBe(0)
      for (const test of ['plugin.test.ts', 'Renderer.test.tsx']) expect(kit.output).toContain(`${test} (`)
    },
    5 * MINUTE,
  )

  it('is packed, installed and listed', () => {
    tarball = pack([join(outside.folder, EXTERNAL)], outside.folder)[0]
    unpack(tarball, join(copy.folder, 'node_modules', EXTERNAL))
    const files = readdirSync(join(copy.folder, 'node_modules', EXTERNAL))
    expect(files).toEqual(
      expect.arrayContaining(['plugin.ts', 'rules.ts', 'Renderer.tsx', 'fixtures', 'README.md']),
    )
    expect(files.filter((file) => /test|stories|config|Setup/.test(file))).toEqual([])
    listExternal({ word_tower: EXTERNAL })
    expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
    copy.write(
      'plugins/external.test.ts',
      `import { registry } from '@wordstride/plugins/graders'
import { renderers } from '@wordstride/plugins/renderers'
import { describePlugin } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { wordTowerPlugin } from '${EXTERNAL}/plugin'
import { wordTowerRules } from '${EXTERNAL}/rules'
import { fixtures, twins } from '../node_modules/${EXTERNAL}/samples'

it('is in both lists', async () => {
  expect(registry.get('word_tower')).toBe(wordTowerPlugin)
  const { rules, Renderer, loadPlugin } = await renderers.word_tower()
  expect(rules).toBe(wordTowerRules)
  expect(await loadPlugin()).toBe(wordTowerPlugin)
  expect(Renderer.name).toBe('WordTowerRenderer')
})

describePlugin(wordTowerPlugin, {
  fixtures,
  twins,
  readme: 'node_modules/${EXTERNAL}/README.md',
})
`,
    )
  })

  it.each([
    [{ wordstride: { contract: 1 } }, 'is made for contract 1, this Wordstride has contract 2'],
    [{ wordstride: null }, 'is made for no contract that it names, this Wordstride has contract 2'],
    [
      { peerDependencies: { '@wordstride/core': 'file:../core.tgz' } },
      'names a file of another machine ("@wordstride/core": "file:../core.tgz")',
    ],
  ])('is refused in one line with %j', (wrong, message) => {
    const path = `node_modules/${EXTERNAL}/package.json`
    const before = manifest()
    copy.write(path, JSON.stringify({ ...before, ...wrong }))
    const lists = copy.read('plugins/graders.ts')
    const { status, output } = copy.run('scripts/plugins.mjs')
    expect(status).toBe(1)
    expect(output.trim()).toContain(`${EXTERNAL} ${message}`)
    expect(output.trim()).not.toContain('\n')
    expect(output).not.toContain('    at ')
    expect(copy.read('plugins/graders.ts')).toBe(lists)
    copy.write(path, JSON.stringify(before))
  })
})

describe('docs/plugin-guide.md', () => {
  it('makes a type out of nothing when it is followed to the letter', () => {
    const blocks = followGuide(copy)
    expect(blocks.filter(({ path }) => path).length).toBeGreaterThan(15)
    for (const file of readdirSync(join(copy.folder, 'plugins/true_or_false'))) {
      expect(copy.read(`plugins/true_or_false/${file}`)).not.toMatch(/one option|chosen/)
    }
  })

  it(
    'makes a type that is built with the player and answered in a browser',
    () => answerInBrowser(copy),
    MINUTE,
  )
})

describe('types of all three origins', () => {
  it(
    'have sound types and format, and pass the conformance kit at once',
    () => {
      const tests = ['word_ladder', 'external.test.ts', 'true_or_false'].map((path) => `plugins/${path}`)
      const results = [
        copy.tsc(),
        copy.biome('--error-on-warnings', 'plugins'),
        copy.vitest('--project', 'unit', '--project', 'dom', ...tests),
      ]
      for (const { status, output } of results) expect(status, output).toBe(0)
      for (const test of [
        'word_ladder/plugin.test.ts',
        'word_ladder/Renderer.test.tsx',
        'external.test.ts',
        'true_or_false/plugin.test.ts',
        'true_or_false/public.test.ts',
        'true_or_false/Renderer.test.tsx',
      ])
        expect(results.at(-1).output).toContain(`plugins/${test} (`)
    },
    5 * MINUTE,
  )

  it('is undone by removing the folder', () => {
    rmSync(join(copy.folder, 'plugins/word_ladder'), { recursive: true })
    rmSync(join(copy.folder, 'fixtures/word_ladder'), { recursive: true })
    expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
    expect(copy.read('plugins/graders.ts')).not.toMatch(/word_?ladder/i)
    expect(copy.read('plugins/renderers.ts')).not.toMatch(/word_?ladder/i)
  })

  it('an external one is not made again, nor in two places', () => {
    expect(copy.newType('word_tower')).toMatchObject({
      status: 1,
      output: expect.stringContaining('"word_tower" is already listed in plugins/external.json.'),
    })
    expect(existsSync(join(copy.folder, 'plugins/word_tower'))).toBe(false)
    listExternal({})
    copy.newType('word_tower')
    listExternal({ word_tower: EXTERNAL })
    expect(copy.run('scripts/plugins.mjs')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        '"word_tower" is a folder in plugins/ and is listed in plugins/external.json.',
      ),
    })
  })
})
