import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../paths'
import { StartError } from '../startError'
import type { SqlConnection } from './openDatabase'

type Execute = SqlConnection['execute']

interface Journal {
  entries: { when: number }[]
}

/** When the last migration of this build was made (epoch ms). */
function ownSchema(): number {
  const journal = JSON.parse(readFileSync(join(paths.migrations, 'meta/_journal.json'), 'utf8')) as Journal
  return Math.max(...journal.entries.map(({ when }) => when))
}

/** Whether a later version has already brought the tables up to date; this one does not know what it changed. */
export async function isSchemaNewer(execute: Execute): Promise<boolean> {
  const { rows } = await execute('select max(created_at)::text as latest from drizzle.__drizzle_migrations')
  return Number(rows[0]?.latest ?? 0) > ownSchema()
}

export async function refuseNewerSchema(execute: Execute): Promise<void> {
  const { rows } = await execute("select to_regclass('drizzle.__drizzle_migrations')::text as journal")
  if ((rows[0]?.journal ?? null) === null || !(await isSchemaNewer(execute))) return
  throw new StartError(
    'The database belongs to a newer version of Wordstride. Start that version, or a copy of the data from before its update.',
  )
}
