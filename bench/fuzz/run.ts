import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type CallName, calls } from '@wordstride/api'
import { openContentPack } from '@wordstride/content'
import { type Random, seededRandom } from '@wordstride/core'
import { openDatabase } from '../../packages/server/src/db/openDatabase'
import { seedDatabase } from '../../packages/server/src/seed/seedDatabase'
import { findExercise, validParamsFor } from '../../packages/server/src/testing/validParams'
import { startPostgres } from '../../scripts/setup/postgres.mjs'
import { printTable } from '../printTable'
import { root } from '../root'
import { startServer } from '../server/serverProcess'
import { makeCallers } from './callers'
import { sendRefusedAgain } from './refusals'
import { type Outcome, outcomeOf, type Reply, sendAll } from './send'
import { KnownValues, makeWish, type Wish } from './wishes'

/**
 * Random requests to a server on PostgreSQL, of every call, in the name of every role: none may bring an error of the
 * server or wait for ever, and none that is refused may write.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    /** The same seed begins with the same requests. */
    seed: { type: 'string', default: String(Date.now()) },
    /** Ends after so much time, however many requests are left. */
    minutes: { type: 'string', default: '10' },
    /** Calls, with commas between, of which every second request is. */
    often: { type: 'string', default: '' },
    port: { type: 'string', default: '18290' },
  },
})
const REQUESTS = Number(values.requests)
const UNTIL = Date.now() + Number(values.minutes) * 60_000
const ROUND = 2_000
const PORT = Number(values.port)
const ADDRESS = `http://127.0.0.1:${PORT}`

/** Passwords are slow to check: they are asked for less often, or nothing else would be. */
const SLOW: ReadonlySet<CallName> = new Set([
  'login',
  'changeOwnPassword',
  'signInWithCode',
  'beginSecondFactor',
  'endSecondFactor',
  'createAccount',
  'resetPassword',
  'setPasswordByLink',
  'newTestUser',
  'makeLoginCards',
])
const names = Object.keys(calls) as CallName[]
const often = names.filter((name) => values.often.split(',').includes(name))
function chooseCall(random: Random): CallName {
  if (often.length > 0 && random() < 0.5) return often[Math.floor(random() * often.length)] as CallName
  const name = names[Math.floor(random() * names.length)] as CallName
  return SLOW.has(name) && random() < 0.9 ? chooseCall(random) : name
}

const postgres = await startPostgres()
if (!postgres) throw new Error('This needs PostgreSQL.')
const database = await openDatabase({ dataDir: '', databaseUrl: postgres.url })
const content = openContentPack(join(root, 'dist/content'))
await database.prepare((db) => seedDatabase(db, { appEnv: 'qa', region: 'US' }, new Date(), content))
const renewCallers = await makeCallers(database.db)
const server = await startServer(PORT, { DATABASE_URL: postgres.url })

const random = seededRandom(values.seed)
const known = new Map<string, KnownValues>()
const valid = validParamsFor(findExercise(await content.load()))
const told: Record<Outcome, number> = { accepted: 0, refused: 0, fault: 0 }
const accepted = new Set<CallName>()
const faults: { wish: Wish; reply: Reply }[] = []
const written: Awaited<ReturnType<typeof sendRefusedAgain>>['written'] = []
let compared = 0
let slowest = 0

const shown = ({ call, method, path, body, token }: Wish) =>
  `${method} ${path.slice(0, 200)} ${call} ${token} ${body.slice(0, 400)}`

async function playRound(size: number): Promise<void> {
  const callers = await renewCallers()
  const wishes = Array.from({ length: size }, () =>
    makeWish(chooseCall(random), { random, callers, known, valid }),
  )
  const replies = await sendAll(ADDRESS, wishes)
  const refused: Wish[] = []
  for (const [i, reply] of replies.entries()) {
    const wish = wishes[i] as Wish
    const outcome = outcomeOf(reply)
    told[outcome]++
    slowest = Math.max(slowest, reply.milliseconds)
    if (outcome === 'fault') faults.push({ wish, reply })
    if (outcome === 'refused') refused.push(wish)
    if (outcome === 'accepted') {
      accepted.add(wish.call)
      const values = known.get(wish.token) ?? new KnownValues()
      known.set(wish.token, values)
      values.note(JSON.parse(reply.body), random)
    }
  }
  const again = await sendRefusedAgain(database.db, ADDRESS, refused)
  compared += again.compared
  written.push(...again.written)
  for (const { wish, tables } of again.written) console.log(`wrote ${tables.join(', ')}: ${shown(wish)}`)
}

let sent = 0
try {
  for (; sent < REQUESTS && Date.now() < UNTIL; sent += ROUND) {
    await playRound(Math.min(ROUND, REQUESTS - sent))
    if ((sent / ROUND) % 10 === 0)
      console.log(`${sent} sent, ${faults.length} faults, ${written.length} writes`)
  }
} finally {
  await server.stop()
  await database.close()
  await postgres.stop()
}
for (const { wish, reply } of faults.slice(0, 20))
  console.log(`fault: ${shown(wish)}\n  ${reply.status} ${reply.body.slice(0, 300)}`)
for (const line of server.errors().slice(0, 20)) console.log(`log: ${line}`)

const number = (value: number) => value.toLocaleString('en')
printTable(`Random requests, seed ${values.seed}`, [
  { name: 'requests', value: number(Math.min(sent, REQUESTS)) },
  { name: 'accepted', value: number(told.accepted), goal: 'some', isMet: told.accepted > 0 },
  { name: 'refused', value: number(told.refused) },
  { name: 'calls that accepted one', value: `${accepted.size} of ${names.length}` },
  {
    name: 'errors of the server, or no reply',
    value: number(faults.length),
    goal: '0',
    isMet: faults.length === 0,
  },
  { name: 'refused again, tables compared', value: number(compared) },
  { name: 'refused ones that wrote', value: number(written.length), goal: '0', isMet: written.length === 0 },
  { name: 'slowest reply', value: `${Math.round(slowest)} ms` },
])
console.log(`never accepted: ${names.filter((name) => !accepted.has(name)).join(', ') || 'none'}`)
process.exitCode = faults.length + written.length > 0 || told.accepted === 0 ? 1 : 0
