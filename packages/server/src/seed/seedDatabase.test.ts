import type { ContentPack } from '@wordstride/content'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { learningCenters, problems, users } from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { isContentLoaded } from './content'
import { seedDatabase } from './seedDatabase'

let test: TestApp
let pack: ContentPack

beforeAll(async () => {
  pack = await loadSmallPack()
  test = await createTestApp({ contentPack: pack })
})
afterAll(() => test.close())

/** Seeds again with content of this version and tells how often it was read. */
async function seedAgain(version: string): Promise<{ reads: number; steps: number }> {
  let reads = 0
  let steps = 0
  const source = {
    version,
    load: async () => {
      reads++
      return { ...pack, version }
    },
  }
  await seedDatabase(test.db, test.config, test.now(), source, { onProgress: () => steps++ })
  return { reads, steps }
}

describe('seedDatabase', () => {
  it('does not read content that is loaded, and shows the progress of content that is not', async () => {
    expect(await seedAgain(pack.version)).toEqual({ reads: 0, steps: 0 })
    const changed = await seedAgain('changed')
    expect(changed.reads).toBe(1)
    expect(changed.steps).toBeGreaterThan(0)
    expect(await seedAgain('changed')).toEqual({ reads: 0, steps: 0 })
  })

  it('keeps in production what has replaced the content of an older version, and says so', async () => {
    const production = { ...test.config, appEnv: 'production' as const }
    const warn = vi.fn()
    const load = async (version: string) => {
      const source = { version, load: async () => ({ ...pack, version }) }
      await seedDatabase(test.db, production, test.now(), source, { warn })
      return isContentLoaded(test.db, version)
    }
    expect([await load('first'), await load('second')]).toEqual([true, true])
    expect(warn).not.toHaveBeenCalled()
    expect(await load('first')).toBe(false)
    expect(await isContentLoaded(test.db, 'second')).toBe(true)
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'The database has later content than this version of Wordstride: the later content is kept.',
    )
    expect(await load('third')).toBe(true)
  })

  it('[SR-30] loads the problems of tests beside those of lessons', async () => {
    const [tests] = await test.db.select({ count: count() }).from(problems).where(eq(problems.pool, 'T'))
    expect(pack.tests.length).toBeGreaterThan(0)
    expect(tests?.count).toBe(pack.tests.length)
  })

  it('begins production without centers and without accounts', async () => {
    const empty = await createTestApp({ environment: { APP_ENV: 'production' } })
    expect([await empty.db.$count(learningCenters), await empty.db.$count(users)]).toEqual([0, 0])
    await empty.close()
    expect(await test.db.$count(learningCenters)).toBe(6)
  })
})
