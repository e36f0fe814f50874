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
})
