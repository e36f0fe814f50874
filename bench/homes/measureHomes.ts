import { loadavg } from 'node:os'
import { ask } from '../server/ask'
import { percentile } from '../server/load'
import { processorTime } from '../server/processorTime'
import { type BenchServer, startServer } from '../server/serverProcess'
import type { homeCalls } from './homeCalls'

const AT_ONCE = 50
const SECONDS = 3
const WARM_SECONDS = 2

interface Side {
  title: string
  dist: string
  port: number
  environment: Record<string, string>
}

interface Homes {
  calls: ReturnType<typeof homeCalls>
  tokens: readonly string[]
  rounds: number
}

interface Figures {
  calls: number
  times: number[]
  /** Processor seconds. */
  server: number
  database: number
  bytes: number
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

function tell({ calls, times, server, database, bytes }: Figures, rounds: number) {
  times.sort((a, b) => a - b)
  return {
    'calls/s': Math.round(calls / SECONDS / rounds),
    'p50 ms': round(percentile(times, 0.5), 0),
    'p99 ms': round(percentile(times, 0.99), 0),
    'server ms/call': round((server * 1000) / calls, 2),
    'database ms/call': round((database * 1000) / calls, 2),
    kB: round(bytes / 1000, 1),
    'other load': round(loadavg()[0] as number, 1),
  }
}

/** Each call of the home by itself and then all of them as homes, `AT_ONCE` at a time, by the builds in turn. */
export async function measureHomes(
  sides: readonly Side[],
  { calls, tokens, rounds }: Homes,
  databasePid: number,
) {
  const servers: BenchServer[] = []
  for (const { port, environment, dist } of sides) servers.push(await startServer(port, environment, dist))
  let turn = 0

  async function load(port: number, asked: Homes['calls'], seconds: number, figures?: Figures) {
    const until = performance.now() + seconds * 1000
    const work = async () => {
      while (performance.now() < until) {
        const token = tokens[turn++ % tokens.length] as string
        for (const call of asked) {
          const began = performance.now()
          const body = await ask(`http://127.0.0.1:${port}`, token, call)
          if (!figures) continue
          figures.times.push(performance.now() - began)
          figures.calls++
          figures.bytes = body.length
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  }

  const table: Record<string, object> = {}
  const parts = [...calls.map((call) => [call]), calls]
  for (const part of parts) {
    const found = sides.map((): Figures => ({ calls: 0, times: [], server: 0, database: 0, bytes: 0 }))
    for (const { port } of sides) await load(port, part, WARM_SECONDS)
    for (let n = 0; n < rounds; n++)
      for (const [i, { port }] of sides.entries()) {
        const [server, figures] = [servers[i] as BenchServer, found[i] as Figures]
        const before = { server: server.cpu(), database: processorTime(databasePid) }
        await load(port, part, SECONDS, figures)
        figures.server += server.cpu() - before.server
        figures.database += processorTime(databasePid) - before.database
      }
    const name = part.length === 1 ? (part[0]?.[0] ?? '') : 'a whole home, each call'
    for (const [i, { title }] of sides.entries())
      table[sides.length > 1 ? `${name}, ${title}` : name] = tell(found[i] as Figures, rounds)
  }
  await Promise.all(servers.map((server) => server.stop()))
  return table
}
