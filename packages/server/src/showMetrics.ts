import { addressTurns } from './accounts/addressTurns'
import { passwordTurns } from './accounts/passwords'
import type { OpenDatabase, SqlConnection } from './db/openDatabase'
import { userTurns } from './dispatch/userTurns'
import type { OpenJobs } from './jobs/openJobs'
import { countMails } from './mail/countMails'
import type { Metrics } from './metrics/createMetrics'

const TURNS = { user: userTurns, sign_in: addressTurns, argon2: passwordTurns }

/** Who is at work and who waits in this process. */
function showTurns(metrics: Metrics): void {
  const gauge = {
    name: 'wordstride_turns',
    help: 'Work that is done and that waits',
    labels: ['of', 'state'],
  }
  metrics.onRead(gauge, async () =>
    Object.entries(TURNS).flatMap(([of, turns]) =>
      Object.entries(turns.count()).map(([state, value]) => ({ labels: { of, state }, value })),
    ),
  )
}

/** The connections of this process but for the one that asks, as PostgreSQL sees them; the embedded database has none. */
function showConnections(metrics: Metrics, connection: SqlConnection, applicationName: string): void {
  const gauge = {
    name: 'wordstride_connections',
    help: 'Connections to the database by state; lock: waiting for one',
    labels: ['state'],
  }
  metrics.onRead(gauge, async () => {
    const { rows } = await connection.execute(
      `select case when wait_event_type = 'Lock' then 'lock' else coalesce(state, 'other') end as state,
        count(*)::int as connections from pg_stat_activity
        where application_name = $1 and datname = current_database() and pid <> pg_backend_pid() group by 1`,
      [applicationName],
    )
    return rows.map(({ state, connections }) => ({
      labels: { state: String(state) },
      value: Number(connections),
    }))
  })
}

function showQueues(metrics: Metrics, jobs: OpenJobs): void {
  const gauge = { name: 'wordstride_queue_jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] }
  metrics.onRead(gauge, async () =>
    (await jobs.count()).map(({ queue, state, jobs: value }) => ({ labels: { queue, state }, value })),
  )
}

/** What the process and its database know when somebody reads /metrics. */
export function showMetrics(metrics: Metrics, database: OpenDatabase, jobs: OpenJobs): void {
  const { applicationName, patient } = database
  showTurns(metrics)
  showQueues(metrics, jobs)
  const mails = { name: 'wordstride_mails', help: 'Mails that are kept, by state', labels: ['state'] }
  metrics.onRead(mails, async () =>
    (await countMails(patient)).map(({ state, mails: value }) => ({ labels: { state }, value })),
  )
  if (applicationName !== null) showConnections(metrics, database.openSql(), applicationName)
}
