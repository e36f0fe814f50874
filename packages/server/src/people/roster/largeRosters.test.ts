import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classes, learningCenters } from '../../db/schema'
import { createTestApp, type TestApp } from '../../testing/createTestApp'

const CENTER = 91
const range = (length: number): number[] => Array.from({ length }, (_, i) => i)

let test: TestApp
let admin: string
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.login('admin')
  await test.db
    .insert(learningCenters)
    .values({ id: CENTER, name: 'Great Oak', address: '', phone: '', email: '' })
})
afterAll(() => test.close())

describe('a roster of many classes', () => {
  it('is imported, though one statement does not take them all', async () => {
    const lines = range(140).map(
      (i) =>
        `pupil${i},Pat,Poe ${i},${range(100)
          .map((j) => `Class ${i * 100 + j}`)
          .join('|')}`,
    )
    const file = {
      centerId: CENTER,
      format: 'csv' as const,
      content: `username,first_name,last_name,class\n${lines.join('\n')}`,
    }
    const seen = await test.call('previewRoster', file, admin)
    const digest = seen.isSuccess ? seen.preview.digest : ''
    expect(await test.call('importRoster', { ...file, digest }, admin)).toMatchObject({
      counts: { added: 140, faults: 0 },
    })
    const [made] = await test.db
      .select({ classes: count() })
      .from(classes)
      .where(eq(classes.centerId, CENTER))
    expect(made?.classes).toBe(14_000)
  })
})
