import type PgBoss from 'pg-boss'
import type { Job } from './defineJob'

/** A process that can do such a job says so every hour; a day after the last one its schedule is nobody's. */
const SIGN_MS = 3_600_000
const LONGEST_SILENCE = '1 day'

interface Schedules {
  jobs: readonly Job[]
  jobsOfSome: readonly string[]
  timeZone: string
  boss: Pick<PgBoss, 'getSchedules' | 'schedule' | 'unschedule'>
  executeSql(text: string, values: unknown[]): Promise<unknown>
}

/**
 * Makes the schedules what the jobs say. Those that only some processes can do stay as long as one of these works: each
 * sets them again and again, so that they are there even if another one took them for nobody's. Gives what ends that.
 */
export async function keepSchedules({ jobs, jobsOfSome, timeZone, boss, executeSql }: Schedules) {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron] as const] : [])))
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

  async function keepThoseOfSome(): Promise<void> {
    const others: string[] = []
    for (const name of jobsOfSome) {
      const cron = wanted.get(name)
      if (cron === undefined) others.push(name)
      else await set(name, cron)
    }
    await executeSql(
      `delete from pgboss.schedule where name = any($1::text[]) and updated_on < now() - interval '${LONGEST_SILENCE}'`,
      [others],
    )
  }

  await setAll()
  await keepThoseOfSome()
  // What fails is done an hour later.
  const timer = setInterval(() => void keepThoseOfSome().catch(() => undefined), SIGN_MS)
  return () => clearInterval(timer)
}
