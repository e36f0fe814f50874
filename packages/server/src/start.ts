import { join } from 'node:path'
import { openContentPack } from '@wordstride/content'
import type { FastifyInstance } from 'fastify'
import { allJobs, jobsOfSome } from './allJobs'
import { buildApp } from './buildApp'
import { type Config, readConfig } from './config'
import { type OpenDatabase, openDatabase } from './db/openDatabase'
import type { CallContext } from './dispatch/callContext'
import { handlers } from './handlers'
import { buildMetricsApp } from './http/metrics'
import { noJobQueue } from './jobs/jobQueue'
import { openJobs } from './jobs/openJobs'
import { describeError } from './log/describeError'
import { mailingOf } from './mailing'
import { createMetrics } from './metrics/createMetrics'
import { otherApp } from './otherApp'
import { paths } from './paths'
import { hasAnyAdministrator } from './people/firstRun'
import { secondFactorRules } from './secondFactorRules'
import { secretRandom } from './secretRandom'
import { seedDemoClass } from './seed/demoClass/seedDemoClass'
import { refuseDemoData } from './seed/refuseDemoData'
import { refuseOpenDoors } from './seed/refuseOpenDoors'
import { seedDatabase } from './seed/seedDatabase'
import { showMetrics } from './showMetrics'
import { readSite } from './site/readSite'
import { StartError } from './startError'
import { startTracing } from './tracing/tracing'

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

/** Days of the demo class between two lines of progress. */
const DAYS_STEP = 7
/** Problems between two lines of progress. */
const PROGRESS_STEP = 2_500

function printProgress(loaded: number, total: number): void {
  if (loaded % PROGRESS_STEP === 0 || loaded === total)
    console.log(`Loading content: ${loaded} of ${total} problems`)
}

/** Weeks of work go through the calls as they would come from browsers. */
const makeDemoClass = (
  config: Config,
  given: Pick<CallContext, 'db' | 'log' | 'site'> & Pick<OpenDatabase, 'openSql'>,
) =>
  seedDemoClass({
    ...given,
    handlers,
    jobs: noJobQueue,
    now: new Date(),
    country: config.region,
    timeZone: config.timeZone,
    random: secretRandom,
    hasLeastTimes: true,
    mailing: mailingOf(config),
    isProduction: false,
    ip: '',
    userAgent: null,
    secondFactors: secondFactorRules(config),
    countTrouble: () => {},
    onDay(day, days) {
      if (day % DAYS_STEP === 0) console.log(`Playing the demo class: day ${day} of ${days}`)
    },
  })

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const site = readSite({ shipped: paths.site, own: config.siteDir })
  const content = openContentPack(paths.content)
  const database = await openDatabase(config)
  const { db } = database
  const metrics = createMetrics()
  const tracing = await startTracing(config.traces)
  const jobs = openJobs({
    jobs: allJobs(config),
    jobsOfSome,
    connection: database.openSql(),
    timeZone: config.timeZone,
    onRun(job, outcome, seconds) {
      metrics.countJob(job, outcome, seconds)
      tracing.traceJob(job, outcome, seconds)
    },
  })
  await database.prepare(async (prepared) => {
    await jobs.install()
    if (config.appEnv === 'production') await refuseDemoData(prepared)
    await seedDatabase(prepared, config, new Date(), content, {
      onProgress: printProgress,
      warn: (line) => console.warn(line),
    })
  })
  if (config.appEnv === 'production') await refuseOpenDoors(database.patient, new Date())
  const app = await buildApp({ config, db, openSql: database.openSql, jobs, metrics, tracing, site })
  if (config.hasDemoClass) await makeDemoClass(config, { db, openSql: database.openSql, log: app.log, site })
  if (config.traces !== null) database.watch(tracing.noteStatement)

  const warning = otherApp(join(paths.app, 'index.html'), config)
  if (warning !== null) console.warn(warning)
  const metricsApp = buildMetricsApp(metrics, config.metricsToken)
  showMetrics(metrics, database, jobs)

  let isStopping = false
  let beginsToWork: Promise<void> | undefined
  const closeAll = async (): Promise<void> => {
    await Promise.all([app.close(), metricsApp.close()])
    await beginsToWork
    await jobs.close()
    await database.close()
    await tracing.close(app.log)
  }
  const stop = (signal: string): void => {
    if (isStopping) return
    isStopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT)
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const listen = (served: FastifyInstance, port: number, variable: string) =>
    served.listen({ host: config.host, port, listenTextResolver: String }).catch((error: Error) => {
      throw new StartError(
        `Cannot listen on ${config.host}:${port}: ${error.message}. Set ${variable} or HOST to something else.`,
      )
    })
  if (config.metricsPort !== undefined) {
    const address = await listen(metricsApp, config.metricsPort, 'METRICS_PORT')
    console.log(`Metrics: ${address}/metrics`)
  }
  const address = await listen(app, config.port, 'PORT')
  printWelcome(config, address, database.description, await hasAnyAdministrator(database.db))
  if (config.worksOnJobs && !isStopping) {
    beginsToWork = jobs.work({ db: database.patient, log: app.log, now: () => new Date() })
    await beginsToWork
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : describeError(error))
  process.exit(1)
})
