import { openContentPack } from '@wordstride/content'
import { allJobs } from './allJobs'
import { buildApp } from './buildApp'
import { type Config, readConfig } from './config'
import type { Database } from './db/database'
import { openDatabase } from './db/openDatabase'
import { type OpenJobs, openJobs } from './jobs/openJobs'
import { countMails } from './mail/countMails'
import { createMetrics, type Metrics } from './metrics/createMetrics'
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

/** What the database knows, for whoever reads /metrics. */
function showQueues(metrics: Metrics, jobs: OpenJobs, db: Database): void {
  const queues = {
    name: 'wordstride_queue_jobs',
    help: 'Jobs by queue and state',
    labels: ['queue', 'state'],
  }
  metrics.onRead(queues, async () =>
    (await jobs.count()).map(({ queue, state, jobs: value }) => ({ labels: { queue, state }, value })),
  )
  const outbox = { name: 'wordstride_mails', help: 'Mails that are kept, by state', labels: ['state'] }
  metrics.onRead(outbox, async () =>
    (await countMails(db)).map(({ state, mails: value }) => ({ labels: { state }, value })),
  )
}

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const site = readSite({ shipped: paths.site, own: config.siteDir })
  const content = openContentPack(paths.content)
  const database = await openDatabase(config)
  const { db } = database
  const metrics = createMetrics()
  const jobs = openJobs({
    jobs: allJobs(config),
    connection: database.openSql(),
    timeZone: config.timeZone,
    onRun: metrics.countJob,
  })
  await database.prepare(async (prepared) => {
    await jobs.install()
    await seedDatabase(prepared, config, new Date(), content, printProgress)
  })
  showQueues(metrics, jobs, db)
  const app = await buildApp({ config, db, jobs, metrics, site })

  let isStopping = false
  const stop = async (signal: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    const deadline = setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT)
    await app.close()
    await jobs.close()
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
  if (config.worksOnJobs) await jobs.work({ db, log: app.log, now: () => new Date() })
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
