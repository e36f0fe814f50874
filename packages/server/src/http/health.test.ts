import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../buildApp'
import { readConfig } from '../config'
import { openTestDatabase } from '../testing/testDatabase'

describe('health checks', () => {
  it('is ready while the database answers, alive also without it', async () => {
    const database = await openTestDatabase()
    const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database })
    const statusOf = async (url: string) => (await app.inject(url)).statusCode
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    await database.close()
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503])
    await app.close()
  })

  it('says when a later version has brought the tables up to date, and goes on', async () => {
    const database = await openTestDatabase()
    const app = await buildApp({ config: readConfig({ LOG_LEVEL: 'silent' }), ...database })
    const ask = async () => (await app.inject('/readyz')).json()
    expect(await ask()).toEqual({ status: 'ok', schema: 'known' })
    await database.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)`,
    )
    expect(await ask()).toEqual({ status: 'ok', schema: 'newer than this version' })
    await app.close()
    await database.close()
  })
})
