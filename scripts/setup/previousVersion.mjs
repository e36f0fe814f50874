import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run, SetupError } from './run.mjs'

/** As it is before the tests keep theirs in memory, where nothing can be linked to what is installed. */
const onDisk = tmpdir()
const MIGRATIONS = 'packages/server/drizzle/meta/_journal.json'

const git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()

/** The last version before the newest migration came. */
function findCommit() {
  try {
    return git('rev-parse', `${git('log', '-1', '--first-parent', '--format=%H', '--', MIGRATIONS)}^`)
  } catch {
    throw new SetupError('The version before is built from the history of git, which is not here.')
  }
}

/** Hard links where the file system has them: the packages of the repository lead into the copy. */
function copyModules(from, to) {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' })
  } catch {
    rmSync(to, { recursive: true, force: true })
    cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** Builds the server of the version before the newest migration in a folder of its own, with today's content and app. */
export async function buildPreviousVersion() {
  const commit = findCommit()
  const folder = mkdtempSync(join(onDisk, 'wordstride-previous-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', '--shared', '--no-checkout', root, folder])
  execFileSync('git', ['-C', folder, 'checkout', '--quiet', commit])
  for (const place of ['', 'packages/server'])
    if (existsSync(join(root, place, 'node_modules')))
      copyModules(join(root, place, 'node_modules'), join(folder, place, 'node_modules'))
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'packages/server/vite.config.ts']
  const env = { ...process.env, NODE_ENV: 'production' }
  const code = await run([process.execPath, ...vite, '--logLevel', 'warn'], { cwd: folder, env })
  if (code !== 0) {
    remove()
    throw new SetupError(`The server of ${commit} could not be built.`)
  }
  for (const name of ['content', 'app'])
    cpSync(join(root, 'dist', name), join(folder, 'dist', name), { recursive: true })
  return { commit, entry: join(folder, 'dist/server/start.js'), remove }
}
