import { spawn } from 'node:child_process'
import { root } from './setup/run.mjs'

// `npm run content -- build` is seen as well.
const watch = ['watch', '--clear-screen=false', '--include=dist/content/version']

const commands = [
  ['node_modules/tsx/dist/cli.mjs', ...watch, 'packages/server/src/start.ts'],
  ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
]

const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }))

let isStopping = false

function stop(code) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}

// Without a code it was killed.
for (const child of children) child.once('exit', (code) => stop(code ?? 1))
process.on('SIGINT', () => stop(0))
process.on('SIGTERM', () => stop(0))
