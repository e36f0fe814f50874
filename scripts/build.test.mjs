import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filesOf, targets } from './setup/build.mjs'
import { root } from './setup/run.mjs'

const houses = ['app', 'plugins', ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`)]
const manifests = houses.map((folder) => ({
  folder,
  ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
}))

/** A package and all packages of ours that it is made of; of plugins the logic alone where nothing is drawn. */
function madeOf(folder, isDrawn, found = new Set()) {
  if (found.has(folder) || (folder === 'packages/ui' && !isDrawn)) return found
  found.add(folder)
  const { dependencies = {} } = manifests.find((manifest) => manifest.folder === folder)
  for (const { folder: needed } of manifests.filter(({ name }) => name in dependencies))
    madeOf(needed, isDrawn, found)
  return found
}

const begins = { app: 'app', server: 'packages/server', content: 'packages/authoring' }

describe('what is built', () => {
  it.each(targets)('$name: is built anew when a package changes of which it is made', (target) => {
    const files = filesOf(target)
    const needed = [...madeOf(begins[target.name], target.name === 'app')]
    expect(needed.length).toBeGreaterThan(3)
    const forgotten = needed.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`)))
    expect(forgotten).toEqual([])
  })

  it('a folder called pictures may have sources; what tests and stories have is left out', () => {
    const files = filesOf(targets.find(({ name }) => name === 'app'))
    expect(files).toContain('app/src/accounts/pictures/Picture.tsx')
    expect(files.filter((file) => /\.(test|stories)\.|\/pictures\/.*\.png$/.test(file))).toEqual([])
  })

  it('content that was built by hand from what no file says any more is built anew', () => {
    const project = mkdtempSync(join(tmpdir(), 'project-'))
    const write = (name, text) => {
      mkdirSync(dirname(join(project, name)), { recursive: true })
      writeFileSync(join(project, name), text)
    }
    const builder = 'node_modules/tsx/dist/cli.mjs'
    const runNode = (...args) => execFileSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
    const ask = `import { build } from './scripts/setup/build.mjs'; await build({ only: ['content'] })`
    const build = () => runNode('--input-type=module', '-e', ask).trim()
    const built = () => readFileSync(join(project, 'dist/content/version'), 'utf8')

    cpSync(join(root, 'scripts/setup'), join(project, 'scripts/setup'), { recursive: true })
    for (const name of ['package-lock.json', 'tsconfig.json']) write(name, '{}')
    for (const folder of ['plugins', 'packages/core', 'packages/authoring'])
      mkdirSync(join(project, folder), { recursive: true })
    write('packages/content/skill.yaml', 'as before')
    write(
      builder,
      `import { cpSync } from 'node:fs'; cpSync('packages/content/skill.yaml', 'dist/content/version')`,
    )

    expect(build()).toBe('Building the content …')
    expect(build()).toBe('')
    write('packages/content/skill.yaml', 'tried out')
    runNode(builder)
    write('packages/content/skill.yaml', 'as before')
    expect(built()).toBe('tried out')
    expect(build()).toBe('Building the content …')
    expect(built()).toBe('as before')
    expect(build()).toBe('')
    rmSync(project, { recursive: true })
  })
})
