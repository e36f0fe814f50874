import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkspaceCopy } from './testing/workspaceCopy.mjs'

const MINUTE = 60_000

let copy
beforeAll(() => {
  copy = createWorkspaceCopy()
})
afterAll(() => copy.remove())

/** Types, format and every test in a folder, as a person would run them. */
function expectSound(path) {
  const tests = () => copy.vitest('--project', 'unit', '--project', 'dom', path)
  const results = [copy.tsc(), copy.biome('--error-on-warnings', 'plugins'), tests()]
  for (const { status, output } of results) expect(status, output).toBe(0)
  expect(results.at(-1).output).toMatch(/Tests {2}\d+ passed/)
}

describe('npm run new:type', () => {
  it.each([
    [[], 'Give the name of the new type: npm run new:type -- my_type'],
    [['WordLadder'], '"WordLadder" is no problem type'],
    [['word-ladder'], '"word-ladder" is no problem type'],
    [['../escape'], '"../escape" is no problem type'],
    [['word__ladder'], '"word__ladder" is no problem type'],
    [['graders'], '"graders" is reserved'],
    [['a'.repeat(41)], 'is longer than 40 characters'],
  ])('refuses %j in one clear line', (args, message) => {
    const { status, output } = copy.newType(...args)
    expect(status).toBe(1)
    expect(output).toContain(message)
    expect(output).not.toContain('    at ')
    expect(readdirSync(join(copy.folder, 'fixtures'))).toEqual([])
  })

  it(
    'makes a type that passes the conformance kit at once and is in both lists',
    () => {
      expect(copy.newType('word_ladder')).toMatchObject({ status: 0 })
      expect(copy.read('plugins/graders.ts')).toContain('word_ladder: wordLadderPlugin,')
      expect(copy.read('plugins/renderers.ts')).toContain("import('./word_ladder/Renderer')")
      expectSound('plugins/word_ladder')
    },
    5 * MINUTE,
  )

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

  it('is undone by removing the folder', () => {
    rmSync(join(copy.folder, 'plugins/word_ladder'), { recursive: true })
    rmSync(join(copy.folder, 'fixtures/word_ladder'), { recursive: true })
    expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
    expect(copy.read('plugins/graders.ts')).not.toMatch(/word_?ladder/i)
    expect(copy.read('plugins/renderers.ts')).not.toMatch(/word_?ladder/i)
  })
})

describe('plugins/external.json', () => {
  const NAME = '@acme/wordstride-word-ladder'

  /** What `npm install` makes of a package: a folder in node_modules, here from a type that was made above. */
  function installPackage() {
    copy.newType('word_ladder')
    const target = `node_modules/${NAME}`
    const move = (from, to) => {
      cpSync(join(copy.folder, from), join(copy.folder, to), { recursive: true })
      rmSync(join(copy.folder, from), { recursive: true })
    }
    move('plugins/word_ladder', target)
    move('fixtures/word_ladder', `${target}/fixtures`)
    const samples = `${target}/samples.ts`
    copy.write(samples, copy.read(samples).replace('/../../fixtures/word_ladder', '/fixtures'))
    const names = ['plugin', 'samples'].map((name) => [`./${name}`, `./${name}.ts`])
    const exports = { ...Object.fromEntries(names), './Renderer': './Renderer.tsx' }
    copy.write(
      `${target}/package.json`,
      JSON.stringify({ name: NAME, version: '1.0.0', type: 'module', exports }),
    )
  }

  const list = (external) => copy.write('plugins/external.json', `${JSON.stringify(external, null, 2)}\n`)

  it(
    'brings in a plugin that lives outside the repository, and the kit runs on it',
    () => {
      installPackage()
      list({ word_ladder: NAME })
      expect(copy.run('scripts/plugins.mjs')).toEqual({ status: 0, output: '' })
      copy.write(
        'plugins/external.test.ts',
        `import { wordLadderPlugin } from '${NAME}/plugin'
import { fixtures, twins } from '${NAME}/samples'
import { registry } from '@wordstride/plugins/graders'
import { renderers } from '@wordstride/plugins/renderers'
import { describePlugin } from '@wordstride/testkit'
import { expect, it } from 'vitest'

it('is in both lists', async () => {
  expect(registry.get('word_ladder')).toBe(wordLadderPlugin)
  const { plugin, Renderer } = await renderers.word_ladder()
  expect(plugin).toBe(wordLadderPlugin)
  expect(Renderer.name).toBe('WordLadderRenderer')
})

describePlugin(wordLadderPlugin, {
  fixtures,
  twins,
  readme: 'node_modules/${NAME}/README.md',
})
`,
      )
      expectSound('plugins/external.test.ts')
    },
    5 * MINUTE,
  )

  it('keeps its types from being made again, or being in two places', () => {
    expect(copy.newType('word_ladder')).toMatchObject({
      status: 1,
      output: expect.stringContaining('"word_ladder" is already listed in plugins/external.json.'),
    })
    expect(existsSync(join(copy.folder, 'plugins/word_ladder'))).toBe(false)
    list({})
    copy.newType('word_ladder')
    list({ word_ladder: NAME })
    expect(copy.run('scripts/plugins.mjs')).toMatchObject({
      status: 1,
      output: expect.stringContaining(
        '"word_ladder" is a folder in plugins/ and is listed in plugins/external.json.',
      ),
    })
  })
})
