import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ENTRY = new URL('../../dist/server/start.js', import.meta.url).pathname
const READY_TIMEOUT_MS = 90_000

/** Names the folder of a seeded database. */
export const TEMPLATE = 'WORDSTRIDE_E2E_TEMPLATE'

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
  readonly #dataDir: string
  #process: ChildProcess | null = null
  #log = ''

  private constructor(port: number, dataDir: string) {
    this.#port = port
    this.#dataDir = dataDir
    this.url = `http://127.0.0.1:${port}`
  }

  /** With a copy of the seeded database unless it shall work in a folder that is given. */
  static async create(dataDir?: string): Promise<ProductServer> {
    const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'wordstride-e2e-')))
    const template = process.env[TEMPLATE]
    if (template) await cp(template, folder, { recursive: true })
    const server = new ProductServer(await freePort(), folder)
    await server.start()
    return server
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [ENTRY], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        HOST: '127.0.0.1',
        DATA_DIR: this.#dataDir,
        DATABASE_URL: '',
        APP_ENV: 'development',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    child.stdout?.on('data', (chunk) => {
      this.#log += chunk
    })
    child.stderr?.on('data', (chunk) => {
      this.#log += chunk
    })
    const deadline = Date.now() + READY_TIMEOUT_MS
    while (Date.now() < deadline) {
      if (child.exitCode !== null) break
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

  async dispose(): Promise<void> {
    await this.kill()
    await rm(this.#dataDir, { recursive: true, force: true })
  }
}
