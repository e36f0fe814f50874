import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../root'

export interface BenchServer {
  process: ChildProcess
  /** Resident memory in MB. */
  memory(): number
  /** Processor seconds used until now. */
  cpu(): number
  /** Lines of the log from its level `error` on, each a JSON object. */
  errors(): readonly string[]
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts the built server, or that of another `dist`, and waits until it is ready. */
export async function startServer(
  port: number,
  environment: Record<string, string>,
  dist = join(root, 'dist'),
): Promise<BenchServer> {
  const ownFolder = mkdtempSync(join(tmpdir(), 'wordstride-bench-'))
  const child = spawn(process.execPath, ['--enable-source-maps', join(dist, 'server/start.js')], {
    cwd: dist,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: String(port),
      // As in production, but a load answers faster than anybody can read.
      APP_ENV: 'qa',
      LEAST_TIMES: 'off',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      DATA_DIR: ownFolder,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  exited.then(() => rmSync(ownFolder, { recursive: true, force: true }))
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
  })
  const errors: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (/"level":[56]0/.test(line)) errors.push(line)
  })
  const stat = () => readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return {
    process: child,
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    cpu: () => (Number(stat()[11]) + Number(stat()[12])) / 100,
    errors: () => errors,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await exited
    },
  }
}
