import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Something a person has to put right; told without a stack trace. */
export class SetupError extends Error {}

export const isRoot = process.getuid?.() === 0

const npmCli = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined

/** The command line of npm itself, without a shell in between. */
export const npm = (...args) => (npmCli ? [process.execPath, npmCli, ...args] : ['npm', ...args])

/** Runs a command to its end with its output shown; resolves to its exit code. */
export function run([command, ...args], options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

/** Debian's packages, when we may install them. */
export function installDebianPackage(name) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const commands = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]
  console.log(`Installing Debian's ${name} …`)
  return commands.every(([command, ...args]) => {
    const result = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: environment })
    return result.status === 0
  })
}

/** Tells a SetupError in one line and anything else in full. */
export async function main(task) {
  try {
    await task()
  } catch (error) {
    console.error(error instanceof SetupError ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}
