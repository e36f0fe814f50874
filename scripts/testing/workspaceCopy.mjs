import { spawn, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { writePackages } from '../packages/writePackages.mjs'
import { npm, root } from '../setup/run.mjs'

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
  'packages/create-plugin',
]

function linkInstalled(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.vite' || name === '.cache' || name === '@wordstride') continue
    symlinkSync(join(from, name), join(to, name))
  }
}

/** node_modules of the copy: links to what is installed here; `own` are packages of ours and their folders. */
function linkModules(folder, own) {
  linkInstalled(join(root, 'node_modules'), join(folder, 'node_modules'))
  // What a package of ours has in a version of its own.
  for (const name of readdirSync(join(root, 'packages'))) {
    const installed = join(root, 'packages', name, 'node_modules')
    if (existsSync(installed) && existsSync(join(folder, 'packages', name)))
      linkInstalled(installed, join(folder, 'packages', name, 'node_modules'))
  }
  const scope = join(folder, 'node_modules/@wordstride')
  mkdirSync(scope)
  for (const [name, path] of own) symlinkSync(path, join(scope, name))
}

const TSC = ['node_modules/@typescript/native/bin/tsc', '-p', '.']
const VITEST = 'node_modules/vitest/vitest.mjs'
const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check']

/** What is done in a copy. */
function toolsIn(folder) {
  const write = (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const { VITEST: _, VITEST_MODE: __, ...env } = process.env
  const options = { cwd: folder, env: { ...env, NO_COLOR: '1' } }
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    /** Runs a script with Node; the output of both streams in one text. */
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
        ...options,
        encoding: 'utf8',
      })
      return { status, output: `${stdout}${stderr}` }
    },
    /** The same beside others. */
    start: (...args) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, args, options)
        let output = ''
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
        child.on('close', (status) => resolve({ status, output }))
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** The repository without its problem types, in a folder of its own: what is made there leaves no trace here. */
export function createWorkspaceCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-types-'))
  for (const path of COPIED) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), { recursive: true })
  }
  const linked = ['core', 'ui', 'player', 'testkit'].map((name) => [name, join(root, 'packages', name)])
  linkModules(folder, [...linked, ['plugins', join(folder, 'plugins')]])

  const tools = toolsIn(folder)
  const { run, write } = tools
  write('package.json', '{ "type": "module" }\n')
  write('plugins/external.json', '{}\n')
  for (const list of ['authoring', 'examples', 'graders', 'renderers']) write(`plugins/${list}.ts`, '')
  mkdirSync(join(folder, 'fixtures'))
  return {
    ...tools,
    newType: (...args) => run('scripts/newType.mjs', ...args),
    tsc: () => run(...TSC, '--checkers', '1'),
    biome: (...args) => run(...BIOME, ...args),
    vitest: (...args) => run(VITEST, 'run', '--testTimeout=60000', ...args),
    vite: (...args) => run('node_modules/vite/bin/vite.js', ...args),
  }
}

/** Unpacks what `npm pack` made, as an installation does. */
export function unpack(tarball, folder) {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
}

/** `npm pack` of some folders; the names of the files it wrote into `target`. */
export function pack(folders, target) {
  const [command, ...args] = npm('pack', ...folders, '--pack-destination', target, '--json')
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout).map(({ filename }) => join(target, filename))
}

/** A folder that knows nothing of the repository but its packages, as they would be published. */
export async function createOutsideFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-outside-'))
  linkInstalled(join(root, 'node_modules'), join(folder, 'node_modules'))
  const packages = await writePackages()
  const tarballs = pack(packages, folder)
  packages.forEach((path, i) => {
    unpack(tarballs[i], join(folder, 'node_modules/@wordstride', basename(path)))
  })
  return { ...toolsIn(folder), inFolder: (name) => toolsIn(join(folder, name)) }
}

/** What the product is made of, with some of its content. */
const PRODUCT = [
  'biome.json',
  '.gitignore',
  'package.json',
  'tsconfig.json',
  'app',
  'e2e/support',
  'fixtures',
  'packages',
  'plugins',
  'scripts/plugins.mjs',
  'scripts/setup/chromium.d.mts',
  'scripts/setup/chromium.mjs',
  'scripts/setup/firstStart.d.mts',
  'scripts/setup/firstStart.mjs',
  'scripts/setup/run.mjs',
  'scripts/testing/withoutType.ts',
]
const LEFT_OUT = [
  /\/node_modules$/,
  /\/dist$/,
  /\.test(-d)?\.tsx?$/,
  /\/src\/testing$/,
  /\/content\/media$/,
  /\/content\/pack\/(ae\.la\/grade-(?!2$)\d+|(ae\.voc|tests)\/grade-(?!2\.)\d+\.yaml|ae\.voc\/additional)$/,
]

/** What it takes to build it. */
const BUILD = ['docs/spec', 'package-lock.json', 'scripts', 'vite.config.ts']

/** Parts of the product without their tests, in a folder of its own, whose packages see each other and not those here. */
function copyProduct(parts) {
  const folder = mkdtempSync(join(tmpdir(), 'wordstride-product-'))
  for (const path of parts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !LEFT_OUT.some((pattern) => pattern.test(from)),
    })
  }
  const packages = readdirSync(join(folder, 'packages')).map((name) => [name, join(folder, 'packages', name)])
  linkModules(folder, [...packages, ['plugins', join(folder, 'plugins')]])
  return toolsIn(folder)
}

/** The whole product without its tests. */
export function createProductCopy() {
  const tools = copyProduct(PRODUCT)
  return {
    ...tools,
    /** Types; what the last run saw and has not changed is not looked at again. One checker: others run beside it. */
    tsc: () =>
      tools.start(...TSC, '--checkers', '1', '--incremental', '--tsBuildInfoFile', 'node_modules/.types'),
    biome: (...args) => tools.start(...BIOME, ...args),
    tsx: (...args) => tools.start('--import', 'tsx', ...args),
  }
}

/** A checkout that can be built and started, without its recordings and with the content of one grade. */
export function createCheckout() {
  const tools = copyProduct([...PRODUCT, ...BUILD])
  return {
    ...tools,
    build: () => tools.start('-e', "import('./scripts/setup/build.mjs').then(({ build }) => build())"),
    content: (...args) => tools.start('--import', 'tsx', 'packages/authoring/src/cli.ts', ...args),
  }
}
