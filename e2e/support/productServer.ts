import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { JourneyDatabase } from './journeyDatabase'

const builtServer = (file: string): string =>
  fileURLToPath(new URL(`../../dist/server/${file}`, import.meta.url))
const READY_TIMEOUT_MS = 240_000
/** For fixtures that start one: whoever gives up before it does leaves a server behind. */
export const START_TIMEOUT_MS = READY_TIMEOUT_MS + 60_000

type AppEnv = 'development' | 'production'

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** The built product on a database of its own, as `npm start` runs it. */
export class ProductServer {
  readonly url: string
  readonly #port: number
  readonly #database: JourneyDatabase
  readonly #appEnv: AppEnv
  #process: ChildProcess | null = null
  #log = ''

  private constructor(port: number, database: JourneyDatabase, appEnv: AppEnv) {
    this.#port = port
    this.#appEnv = appEnv
    this.#database = database
    this.url = `http://127.0.0.1:${port}`
  }

  /** The database goes with the server, and with one that does not start. */
  static async create(database: JourneyDatabase, appEnv: AppEnv = 'development'): Promise<ProductServer> {
    const server = new ProductServer(await freePort(), database, appEnv)
    try {
      await server.start()
    } catch (error) {
      await server.dispose()
      throw error
    }
    return server
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [builtServer('start.js')], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        ...this.#database.environment,
        APP_ENV: this.#appEnv,
        // Journeys answer faster than anybody can read.
        ...(this.#appEnv === 'production' ? {} : { LEAST_TIMES: 'off' }),
        // Its people are in no journey.
        DEMO_CLASS: 'off',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    // A worker that is ended has no time to dispose of it.
    const killAlong = () => child.kill('SIGKILL')
    process.once('exit', killAlong)
    child.once('exit', () => process.off('exit', killAlong))
    child.stdout?.on('data', (chunk) => {
      this.#log += chunk
    })
    child.stderr?.on('data', (chunk) => {
      this.#log += chunk
    })
    const deadline = Date.now() + READY_TIMEOUT_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) break
      const response = await fetch(`${this.url}/readyz`).catch(() => null)
      if (response?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error(`The server did not become ready.\n${this.#log.slice(-4_000)}`)
  }

  /** kill -9: no chance to clean up. */
  kill = (): Promise<void> => this.#end('SIGKILL')
  /** In good order: what is in the database is on the disk afterwards. */
  stop = (): Promise<void> => this.#end('SIGTERM')

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await exited
  }

  /** `npm run admin` on its database, while it is stopped; what was printed. */
  admin(...args: string[]): string {
    return this.#admin(args)
  }

  /** The same with a password on its standard input. */
  adminWithPassword(password: string, ...args: string[]): string {
    return this.#admin([...args, '--password-stdin'], password)
  }

  #admin(args: readonly string[], input?: string): string {
    return execFileSync(process.execPath, [builtServer('admin.js'), ...args], {
      ...(input === undefined ? {} : { input }),
      env: { ...process.env, ...this.#database.environment, APP_ENV: this.#appEnv },
      encoding: 'utf8',
    })
  }

  async dispose(): Promise<void> {
    await this.kill()
    await this.#database.remove()
  }
}
