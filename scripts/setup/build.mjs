import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, SetupError } from './run.mjs'

const problemTypes = ['package-lock.json', 'tsconfig.json', 'plugins', 'packages/core']
const shared = [...problemTypes, 'packages/learning', 'packages/api']

const vite = (config) => ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn']

export const targets = [
  {
    name: 'app',
    sources: [
      ...shared,
      'app',
      'packages/ui',
      'packages/player',
      'fixtures',
      'vite.config.ts',
      'scripts/bundle',
    ],
    environment: ['APP_ENV', 'REGION', 'VIDEO_SOURCES'],
    output: 'dist/app/index.html',
    script: vite('vite.config.ts'),
  },
  {
    name: 'server',
    sources: [
      ...shared,
      'packages/server',
      'packages/authoring',
      'packages/content/src',
      'packages/content/site',
    ],
    output: 'dist/server/start.js',
    script: vite('packages/server/vite.config.ts'),
  },
  {
    name: 'content',
    sources: [...problemTypes, 'packages/content', 'packages/authoring'],
    output: 'dist/content/version',
    // A faulty pack does not start: the author sees file and line, or writes `status: draft`.
    script: ['node_modules/tsx/dist/cli.mjs', 'packages/authoring/src/cli.ts', 'build', '--lenient'],
  },
]

const neverBuilt = /(\.test\.tsx?|\.stories\.tsx?|\.md)$|^(node_modules|dist)$/
const pictureOfStory = /\/pictures\/[^/]+\/[^/]+\.png$/
/** Its Markdown is text of pages. */
const siteTexts = 'packages/content/site'

function* listFiles(path) {
  const entries = readdirSync(join(root, path), { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = `${path}/${entry.name}`
    if (neverBuilt.test(entry.name) && path !== siteTexts) continue
    if (entry.isDirectory()) yield* listFiles(file)
    else if (!pictureOfStory.test(file)) yield file
  }
}

/** All that may change what a target becomes. */
export const filesOf = ({ sources }) =>
  sources.flatMap((source) => (source.includes('.') ? [source] : [...listFiles(source)]))

function hashSources(target) {
  const hash = createHash('sha1')
  for (const name of target.environment ?? []) hash.update(`${name}=${process.env[name] ?? ''}\0`)
  for (const file of filesOf(target)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const stampOf = ({ name }) => join(root, `dist/.${name}-sources`)

/** Of which sources which output was made: another one may have been built by hand since. */
function stampText({ output }, hash) {
  const made = createHash('sha1').update(readFileSync(join(root, output)))
  return `${hash} ${made.digest('hex')}\n`
}

function isFresh(target, hash) {
  const stamp = stampOf(target)
  return (
    existsSync(join(root, target.output)) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === stampText(target, hash)
  )
}

async function buildTarget(target, hash) {
  console.log(`Building the ${target.name} …`)
  rmSync(stampOf(target), { force: true })
  // Whoever asks: tests of the sources have another NODE_ENV, and would get another product.
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run([process.execPath, ...target.script], { env })
  if (code !== 0) throw new SetupError(`The ${target.name} could not be built: see the messages above.`)
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stampOf(target), stampText(target, hash))
}

/** Builds what changed since it was built last, or everything; of all targets or those named. */
export async function build({ force = false, only } = {}) {
  const stale = targets
    .filter(({ name }) => !only || only.includes(name))
    .map((target) => ({ target, hash: hashSources(target) }))
    .filter(({ target, hash }) => force || !isFresh(target, hash))
  await Promise.all(stale.map(({ target, hash }) => buildTarget(target, hash)))
}
