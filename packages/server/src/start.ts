import { openContentPack } from '@wordstride/content'
import { buildApp } from './buildApp'
import { type Config, readConfig } from './config'
import { openDatabase } from './db/openDatabase'
import { paths } from './paths'
import { hasAnyAdministrator } from './people/firstRun'
import { seedDatabase } from './seed/seedDatabase'
import { readSite } from './site/readSite'
import { StartError } from './startError'

/** Longer than any request may take (milliseconds). */
const SHUTDOWN_TIMEOUT = 10_000

function printWelcome(config: Config, address: string, description: string, hasAdministrator: boolean): void {
  const lines = [`Wordstride is ready: ${address}`, `  ${description}`]
  if (config.appEnv !== 'production') {
    lines.push('  Sign in as student, teacher or admin; the password equals the name.')
  } else if (!hasAdministrator) {
    lines.push('  There is no administrator yet: npm run admin -- create NAME --role admin')
  }
  console.log(lines.join('\n'))
}

/** Problems between two lines of progress. */
const PROGRESS_STEP = 2_500

function printProgress(loaded: number, total: number): void {
  if (loaded % PROGRESS_STEP === 0 || loaded === total)
    console.log(`Loading content: ${loaded} of ${total} problems`)
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const site = readSite({ shipped: paths.site, own: config.siteDir })
  const content = openContentPack(paths.content)
  const database = await openDatabase(config)
  await database.prepare((db) => seedDatabase(db, config, new Date(), content, printProgress))
  const app = await buildApp({ config, db: database.db, site })

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

  const { host, port } = config
  const address = await app.listen({ host, port, listenTextResolver: String }).catch((error: Error) => {
    throw new StartError(
      `Cannot listen on ${host}:${port}: ${error.message}. Set PORT or HOST to something else.`,
    )
  })
  printWelcome(config, address, database.description, await hasAnyAdministrator(database.db))
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
