import { compare, type Place } from '../server/compare'
import type { Student } from '../server/fillDatabase'
import { type BenchSkill, runLoad } from '../server/load'
import { type BenchServer, startServer } from '../server/serverProcess'

interface KillOptions {
  place: Place
  students: readonly Student[]
  skills: readonly BenchSkill[]
  /** It ends with whichever comes first. */
  limit: { kills: number; seconds: number }
  port: number
}

export interface KillReport {
  acknowledged: number
  kills: number
  /** Acknowledged answers that are not in the database. */
  lost: number
  doubled: number
  /** Stored verdicts that differ from those that were told. */
  changed: number
  /** Replies with a verdict that is not the right one. */
  wrong: number
}

/** Longer than a start and the first replies of a machine that has much else to do. */
const SILENCE_MS = 60_000

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * A server under load is killed with -9 and started again, over and over. On PostgreSQL a second one stays; the embedded
 * database has one process, so that nobody answers between the kill and the next start.
 */
export async function runKills({ place, students, skills, limit, port }: KillOptions): Promise<KillReport> {
  const environment: Record<string, string> = place.databaseUrl
    ? { DATABASE_URL: place.databaseUrl }
    : { DATA_DIR: place.dataDir }
  const steady = place.databaseUrl ? await startServer(port, environment) : null
  let shaky: BenchServer = await startServer(port + 1, environment)
  const until = performance.now() + limit.seconds * 1000
  const isOver = () => kills >= limit.kills || performance.now() >= until
  let kills = 0
  let acknowledged = 0
  /** Until an answer has been acknowledged since the last start there is nothing to lose. */
  const nextAnswer = async () => {
    const before = acknowledged
    const latest = performance.now() + SILENCE_MS
    while (acknowledged === before && !isOver()) {
      if (performance.now() > latest) throw new Error(`No answer was acknowledged in ${SILENCE_MS / 1000} s.`)
      await pause(20)
    }
  }
  const killAgainAndAgain = async () => {
    while (!isOver()) {
      await nextAnswer()
      await pause(1000 * Math.random())
      await shaky.stop('SIGKILL')
      kills++
      shaky = await startServer(port + 1, environment)
    }
  }
  let turn = 0
  const load = runLoad({
    address: () => `http://127.0.0.1:${steady && turn++ % 2 === 0 ? port : port + 1}`,
    students,
    skills,
    isOver,
    retries: true,
    onSaved: () => {
      acknowledged++
    },
  })
  const [result] = await Promise.all([load, killAgainAndAgain()]).finally(() =>
    Promise.all([steady?.stop('SIGKILL'), shaky.stop('SIGKILL')]),
  )
  const { lost, ...compared } = await compare(place, result.saved)
  return { acknowledged: result.saved.length, kills, wrong: result.wrong, lost: lost.length, ...compared }
}
