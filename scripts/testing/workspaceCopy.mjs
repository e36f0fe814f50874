import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../setup/run.mjs'

const COPIED = [
  'biome.json',
  '.gitignore',
  'tsconfig.json',
  'vitest.config.ts',
  'plugins/package.json',
  'scripts/domSetup.ts',
  'scripts/newType.mjs',
  'scripts/plugins.mjs',
  'scripts/setup/run.mjs',
  'scripts/templates',
]

/** node_modules of the copy: links to what is installed here; the plugins are the copy's own. */
function linkModules(folder) {
  const link = (from, to) => {
    mkdirSync(to, { recursive: true })
    for (const name of readdirSync(from)) {
      if (name === '.vite' || name === '.cache' || name === '@wordstride') continue
      symlinkSync(join(from, name), join(to, name))
    }
  }
  link(join(root, 'node_modules'), join(folder, 'node_modules'))
  const scope = join(folder, 'node_modules/@wordstride')
  mkdirSync(scope)
  for (const name of ['core', 'ui', 'player', 'testkit'])
    symlinkSync(join(root, 'packages', name), join(scope, name))
  symlinkSync(join(folder, 'plugins'), join(scope, 'plugins'))
}

/** The repository without its problem types, in a folder of its own: what is made there leaves no trace here. */
export function createWorkspaceCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-types-'))
  for (const path of COPIED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  linkModules(folder)

  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write('package.json', '{ "type": "module" }\n')
  write('plugins/external.json', '{}\n')
  write('plugins/graders.ts', '')
  write('plugins/renderers.ts', '')
  mkdirSync(join(folder, 'fixtures'))

  const { VITEST: _, VITEST_MODE: __, ...env } = process.env
  /** Runs a script with Node; the output of both streams in one text. */
  const run = (script, ...args) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...env, NO_COLOR: '1' },
    })
    return { status, output: `${stdout}${stderr}` }
  }
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    run,
    newType: (...args) => run('scripts/newType.mjs', ...args),
    tsc: () => run('node_modules/@typescript/native/bin/tsc', '-p', '.'),
    biome: (...args) => run('node_modules/@biomejs/biome/bin/biome', 'check', ...args),
    vitest: (...args) => run('node_modules/vitest/vitest.mjs', 'run', '--testTimeout=60000', ...args),
    vite: (...args) => run('node_modules/vite/bin/vite.js', ...args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
