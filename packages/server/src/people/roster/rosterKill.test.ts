import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CallInput, type CallName, type CallResult, createClient } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/openDatabase'
import { fillLikeAFirstStart } from '../../testing/fillLikeAFirstStart'
import { type ServerProcess, startServer } from '../../testing/startServer'
import { createDataDir } from '../../testing/testDatabase'

/** As applyRoster has it. */
const BATCH = 250
const PEOPLE = 2 * BATCH

/** The second batch takes seconds to hash: there is time to kill in between. */
const passwordOf = (i: number): string => (i < BATCH ? '' : `river${i}`)

const ROSTER = [
  'source_id,first_name,last_name,school_grade,class,password',
  ...Array.from({ length: PEOPLE }, (_, i) => `S${i},First${i},Last${i},3,Class ${i % 30},${passwordOf(i)}`),
].join('\n')

const request = { centerId: 1, format: 'csv', content: ROSTER } as const

type Call = <TName extends CallName>(
  name: TName,
  params: CallInput<TName>,
) => Promise<Extract<CallResult<TName>, { isSuccess: true }>>

/** Calls of lcadmin to the real server. */
async function signIn({ ready }: ServerProcess): Promise<Call> {
  let token: string | null = null
  const client = createClient({ baseUrl: await ready, getToken: () => token, onSignOut: () => {} })
  const call: Call = async (name, params) => {
    const reply = await client.call(name, params)
    if (!reply.isSuccess) throw new Error(`${name}: ${JSON.stringify(reply)}`)
    return reply as Extract<typeof reply, { isSuccess: true }>
  }
  const signedIn = await client.call('login', { username: 'lcadmin', password: 'lcadmin' })
  token = signedIn.data?.token ?? null
  return call
}

describe.skipIf(!process.env.LONG)('an import that is interrupted', () => {
  it('by kill -9 leaves whole batches, and the same file does the rest', { timeout: 300_000 }, async () => {
    const dataDir = await createDataDir()
    const database = await openDatabase({ dataDir, databaseUrl: undefined })
    await fillLikeAFirstStart(database)
    await database.close()
    const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', RATE_LIMIT: '0' }
    let server = startServer(environment)
    try {
      let call = await signIn(server)
      const known = (await call('listAccounts', { centerId: 1 })).total
      const { digest } = (await call('previewRoster', request)).preview
      const interrupted = call('importRoster', { ...request, digest }).then(
        () => 'finished',
        () => 'interrupted',
      )
      // As soon as something is written, and more is to come.
      while ((await call('listAccounts', { centerId: 1 })).total === known) await sleep(5)
      await server.stop('SIGKILL')
      expect(await interrupted).toBe('interrupted')

      server = startServer(environment)
      call = await signIn(server)
      const { preview } = await call('previewRoster', request)
      const { added, changed, unchanged } = preview.counts
      expect(unchanged).toBeGreaterThan(0)
      expect(unchanged % BATCH).toBe(0)
      expect(added).toBe(PEOPLE - unchanged)
      // Who was written has name, center and class; the classes were made once.
      expect(changed).toBe(0)
      expect(preview.newClasses).toEqual([])

      await call('importRoster', { ...request, digest: preview.digest })
      const again = (await call('previewRoster', request)).preview
      expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: PEOPLE, faults: 0 })
      expect((await call('listAccounts', { centerId: 1 })).total).toBe(known + PEOPLE)
      expect((await call('listClasses', {})).classes).toHaveLength(30)
    } finally {
      await server.stop('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    }
  })
})
