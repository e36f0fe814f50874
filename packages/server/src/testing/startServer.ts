import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const ownEntry = fileURLToPath(new URL('../../../../dist/server/start.js', import.meta.url))

export interface ServerProcess {
  process: ChildProcess
  /** Everything printed until now. */
  output(): string
  /** The address printed when ready; fails with the output when the process ends before. */
  ready: Promise<string>
  /** Sends a signal and waits for the end; gives the exit code, null when a signal ended it. */
  stop(signal: NodeJS.Signals): Promise<number | null>
  exited: Promise<number | null>
}

/** It lives for seconds: optimised, the embedded database would take longer to be ready. */
const FOR_SHORT_LIFE = '--liftoff-only'

/** The real server in a process of its own, as it is built: from the sources it takes five times as long to start. */
export function startServer(environment: Record<string, string>, entry = ownEntry): ServerProcess {
  const child = spawn(process.execPath, [FOR_SHORT_LIFE, entry], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DEMO_CLASS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const address = /is ready: (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then((code) => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  ready.catch(() => {})
  return {
    process: child,
    output: () => output,
    ready,
    exited,
    stop: (signal) => {
      child.kill(signal)
      return exited
    },
  }
}
