import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffActions } from '../db/schema'
import { paths } from '../paths'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const MIGRATION = readFileSync(join(paths.migrations, '0030_quiet_trail.sql'), 'utf8')

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const changed = (details: Record<string, unknown>) => ({ action: 'account_changed', details })

it.each([
  [
    'values of an import',
    changed({
      changes: [
        { field: 'lastName', from: 'Older', to: 'Newer' },
        { field: 'schoolGrade', from: '2', to: '3' },
        { field: 'email', from: 'a@b.example', to: 'c@d.example' },
      ],
    }),
    { changed: ['lastName', 'email'], schoolGrade: { from: '2', to: '3' } },
  ],
  [
    'an import without personal fields',
    changed({ changes: [{ field: 'class', from: '2B', to: '3B' }] }),
    { class: { from: '2B', to: '3B' } },
  ],
  ['a change by the form', changed({ changed: ['email'] }), { changed: ['email'] }],
  [
    'another action',
    { action: 'class_renamed', details: { changes: [{ field: 'x' }] } },
    { changes: [{ field: 'x' }] },
  ],
])('the trail of before the rule is quiet about %s, as the trail of today', async (_, stored, details) => {
  const actionId = randomUUID()
  await test.db.insert(staffActions).values({ ...stored, actionId, actedAt: test.now() })
  for (let time = 0; time < 2; time++) {
    await test.db.execute(sql.raw(MIGRATION))
    const [row] = await test.db.select().from(staffActions).where(eq(staffActions.actionId, actionId))
    expect(row?.details).toEqual(details)
  }
})
