import { loadContentPack } from '@wordstride/content'
import { buildApp } from './buildApp'
import { type Config, ConfigError, readConfig } from './config'
import { FolderLockedError } from './db/lockFolder'
import { openDatabase } from './db/openDatabase'
import { seedDatabase } from './seed/seedDatabase'

/** Longer than any request may take (milliseconds). */
const SHUTDOWN_TIMEOUT = 10_000

function printWelcome(config: Config, address: string, description: string): void {
  const lines = [`Wordstride is ready: ${address}`, `  ${description}`]
  if (config.appEnv !== 'production') {
    lines.push('  Sign in as student, teacher or admin; the password equals the name.')
  }
  console.log(lines.join('\n'))
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(config)
  const contentPack = await loadContentPack()
  await database.prepare((db) => seedDatabase(db, config, new Date(), contentPack))
  const app = await buildApp({ config, db: database.db })

  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT)
    await app.close()
    await database.close()
    clearTimeout(deadline)
    process.exit(0)
  }
  process.on('SIGTERM', (signal) => void stop(signal))
  process.on('SIGINT', (signal) => void stop(signal))

  const address = await app.listen({ port: config.port, host: config.host, listenTextResolver: String })
  printWelcome(config, address, database.description)
}

/** What the person who starts the server can put right is said in one line, without a stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is not valid.\n${error.message}`
  if (error instanceof FolderLockedError) return error.message
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return 'The port is in use by another program. Set PORT to another one.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

start().catch((error: unknown) => {
  console.error(explain(error))
  process.exit(1)
})
