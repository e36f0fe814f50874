import { loadavg } from 'node:os'
import { type LoadResult, percentile } from './load'
import { startServer } from './serverProcess'

/** A server that is measured beside others. */
export interface Side {
  title: string
  environment: Record<string, string>
  /** Another build than this one. */
  dist?: string
  port: number
  load(address: string, durationMs: number): Promise<LoadResult>
}

interface Turns {
  rounds: number
  seconds: number
  warmSeconds: number
}

interface Run {
  saves: number
  seconds: number
  times: readonly number[]
  /** Processor seconds. */
  server: number
  database: number
}

const round = (value: number, digits = 2) => Number(value.toFixed(digits))

/**
 * Measures the sides one after the other, again and again, so that what else the machine does strikes all equally; figures
 * are of all rounds together. `databaseCpu` tells the processor seconds that the database has used.
 */
export async function measureInTurn(
  sides: readonly Side[],
  { rounds, seconds, warmSeconds }: Turns,
  databaseCpu: () => number,
) {
  const servers = []
  for (const { port, environment, dist } of sides) servers.push(await startServer(port, environment, dist))
  const runs = sides.map((): Run[] => [])
  const load = (side: Side, duration: number) => side.load(`http://127.0.0.1:${side.port}`, duration * 1000)
  for (const side of sides) await load(side, warmSeconds)
  for (let turn = 0; turn < rounds; turn++) {
    for (const [i, side] of sides.entries()) {
      const server = servers[i]
      if (!server) continue
      const before = { server: server.cpu(), database: databaseCpu() }
      const result = await load(side, seconds)
      if (result.failures + result.wrong > 0) {
        await Promise.all(servers.map((running) => running.stop()))
        throw new Error(`${side.title}: ${result.failures} failures, ${result.wrong} wrong verdicts`)
      }
      runs[i]?.push({
        ...result,
        server: server.cpu() - before.server,
        database: databaseCpu() - before.database,
      })
      console.log(
        `${turn + 1} ${side.title}: ${Math.round(result.saves / result.seconds)} answers/s, load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
  }
  await Promise.all(servers.map((server) => server.stop()))
  return Object.fromEntries(
    sides.map(({ title }, i) => {
      const of = runs[i] ?? []
      const sum = (key: 'saves' | 'seconds' | 'server' | 'database') =>
        of.reduce((total, run) => total + run[key], 0)
      const times = of.flatMap((run) => [...run.times]).sort((a, b) => a - b)
      const figures = {
        'answers/s': round(sum('saves') / sum('seconds'), 0),
        'p50 ms': round(percentile(times, 0.5), 1),
        'p99 ms': round(percentile(times, 0.99), 1),
        'server cpu ms/answer': round((sum('server') * 1000) / sum('saves'), 3),
        'database cpu ms/answer': round((sum('database') * 1000) / sum('saves'), 3),
      }
      return [title, figures]
    }),
  )
}
