import type PgBoss from 'pg-boss'
import type { Job, JobContext } from './defineJob'

/** A process that can do such a job says so every hour; a day after the last one its schedule is nobody's. */
const RENEW_MS = 3_600_000
const LONGEST_SILENCE = '1 day'

interface Schedules {
  jobs: readonly Job[]
  jobsOfSome: readonly string[]
  timeZone: string
  boss: Pick<PgBoss, 'getSchedules' | 'schedule' | 'unschedule'>
  executeSql(text: string, values: unknown[]): Promise<{ rows: { [column: string]: unknown }[] }>
  log: Pick<JobContext['log'], 'error'>
}

/**
 * Makes the schedules what the jobs say. Those that only some processes can do stay as long as one of these works: each
 * renews them again and again, and sets those that another one took for nobody's. Gives what ends that.
 */
export async function keepSchedules({ jobs, jobsOfSome, timeZone, boss, executeSql, log }: Schedules) {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])))
  const ours = [...wanted].filter(([name]) => jobsOfSome.includes(name))
  const notOurs = jobsOfSome.filter((name) => !wanted.has(name))
  const set = (name: string, cron: string) => boss.schedule(name, cron, {}, { tz: timeZone })

  async function setAll(): Promise<void> {
    // The types of pg-boss leave the time zone out.
    const known = (await boss.getSchedules()) as (PgBoss.Schedule & { timezone: string })[]
    const isAsKnown = (name: string, cron: string) =>
      known.some((row) => row.name === name && row.cron === cron && row.timezone === timeZone)
    for (const { name } of known)
      if (!wanted.has(name) && !jobsOfSome.includes(name)) await boss.unschedule(name)
    for (const [name, cron] of wanted) if (!isAsKnown(name, cron)) await set(name, cron)
  }

  /** As they are: a newer process may have set them otherwise. */
  async function renew(): Promise<void> {
    const { rows } = await executeSql(
      'update pgboss.schedule set updated_on = now() where name = any($1::text[]) returning name',
      [ours.map(([name]) => name)],
    )
    for (const [name, cron] of ours) if (!rows.some((row) => row.name === name)) await set(name, cron)
  }

  async function takeOutNobodys(): Promise<void> {
    await executeSql(
      `delete from pgboss.schedule where name = any($1::text[]) and updated_on < now() - interval '${LONGEST_SILENCE}'`,
      [notOurs],
    )
  }

  const orAnHourLater = (work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error }, 'schedules of jobs were not kept'))

  await setAll()
  await orAnHourLater(renew)
  // Not at the start: those of the version before renew nothing, and may still be there.
  const timer = setInterval(() => {
    void orAnHourLater(renew)
    void orAnHourLater(takeOutNobodys)
  }, RENEW_MS)
  return () => clearInterval(timer)
}
