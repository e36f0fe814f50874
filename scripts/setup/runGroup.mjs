import { spawn } from 'node:child_process'
import { root } from './run.mjs'

const groups = new Set()
let isEnding = false

/** Like `run`, in a group of processes that `endGroups` ends whole; `onOutput` gets what would be shown. */
export function runGroup([command, ...args], { onOutput, ...options } = {}) {
  const shown = onOutput ? 'pipe' : 'inherit'
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', shown, shown],
      ...options,
    })
    groups.add(child.pid)
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) stream.on('data', onOutput)
    child.once('error', reject)
    child.once('close', (code) => {
      // What comes next is not to begin.
      if (isEnding) return
      groups.delete(child.pid)
      resolve(code ?? 1)
    })
  })
}

/** Whether there was anybody to tell. */
function tell(group, signal) {
  try {
    return process.kill(-group, signal)
  } catch {
    return false
  }
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Ends them as Ctrl+C does, which npm and a shell alone would not hand on; after ten seconds they are killed. */
export async function endGroups() {
  isEnding = true
  for (const group of groups) tell(group, 'SIGINT')
  for (let tries = 0; tries < 100 && [...groups].some((group) => tell(group, 0)); tries++) await pause(100)
  for (const group of groups) tell(group, 'SIGKILL')
}
