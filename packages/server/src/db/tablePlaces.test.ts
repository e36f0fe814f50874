import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/testDatabase'
import type { OpenDatabase } from './openDatabase'
import { rowsOf } from './rowsOf'
import { TABLE_PLACES } from './tablePlaces'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.prepare(async () => {})
})
afterAll(() => database.close())

const ask = async <TRow>(statement: string): Promise<TRow[]> =>
  rowsOf(await database.db.execute(sql.raw(statement)))

const nameOf = (relation: string) => `(select relname from pg_class where oid = ${relation})`
const columnOf = (relation: string, number: string) =>
  `(select attname from pg_attribute where attrelid = ${relation} and attnum = ${number})`

/** Primary keys, unique constraints and unique indexes, with the first column of each. */
const UNIQUE_KEYS = `
select ${nameOf('i.indrelid')} as table, ${nameOf('i.indexrelid')} as key, ${columnOf('i.indrelid', 'i.indkey[0]')} as column
from pg_index i join pg_class c on c.oid = i.indrelid
where i.indisunique and c.relnamespace = 'public'::regnamespace and not c.relispartition`

const FOREIGN_KEYS = `
select ${nameOf('k.conrelid')} as table, k.conname as key, ${columnOf('k.conrelid', 'k.conkey[1]')} as column,
  ${nameOf('k.confrelid')} as target, ${columnOf('k.confrelid', 'k.confkey[1]')} as "targetColumn"
from pg_constraint k where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace`

interface Key {
  table: string
  key: string
  column: string
}

interface ForeignKey extends Key {
  target: string
  targetColumn: string
}

const isSpread = (table: string) => !['reference', 'local'].includes(TABLE_PLACES[table] ?? '')

const isUniqueThere = ({ table, column }: Key) => !isSpread(table) || column === TABLE_PLACES[table]

/** Rows that lie together, or a target that lies on every node. */
function isReachable({ table, column, target, targetColumn }: ForeignKey): boolean {
  if (TABLE_PLACES[target] === 'reference') return true
  const place = TABLE_PLACES[table]
  return isSpread(table) && TABLE_PLACES[target] === place && column === place && targetColumn === place
}

describe('where the tables lie', () => {
  it('is said of every table', async () => {
    const tables = await ask<{ table: string }>(
      "select relname as table from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace",
    )
    expect(tables.map(({ table }) => table).sort()).toEqual(Object.keys(TABLE_PLACES).sort())
  })

  it('every key and unique constraint begins with the column the table is spread by', async () => {
    expect((await ask<Key>(UNIQUE_KEYS)).filter((key) => !isUniqueThere(key))).toEqual([])
  })

  it('every foreign key begins with it too, but for those to tables that lie on every node', async () => {
    expect((await ask<ForeignKey>(FOREIGN_KEYS)).filter((key) => !isReachable(key))).toEqual([])
  })
})

describe('docs/operations.md', () => {
  it('names every table in the row of its place', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
    const rowOf = (begin: string) => text.split('\n').find((line) => line.startsWith(`| ${begin}`)) ?? ''
    const ROWS: Record<string, string> = {
      user_id: 'distributed by `user_id`',
      user_name: 'distributed by its own key',
      source_id: 'distributed by its own key',
      token_hash: 'distributed by its own key',
      link_hash: 'distributed by its own key',
      reference: 'reference',
      local: 'local',
    }
    const missing = Object.entries(TABLE_PLACES).filter(
      ([table, place]) => !rowOf(ROWS[place] ?? '?').includes(`\`${table}\``),
    )
    expect(missing).toEqual([])
  })
})

describe('the statements of docs/operations.md that spread a database', () => {
  const readStatements = async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8')
    const [, block = ''] = /## A cluster[\s\S]*?```sql\n([\s\S]*?)```/.exec(text) ?? []
    return block.split(/;\n(?=\S|$)/).filter((statement) => statement.trim() !== '')
  }

  /** What Citus would do, written down instead. */
  const STAND_INS = [
    'create table placed (name text, place text)',
    `create function create_reference_table(name text) returns void language sql
       as $$ insert into placed values (name, 'reference') $$`,
    `create function create_distributed_table(name text, place text, colocate_with text default 'default')
       returns void language sql as $$ insert into placed values (name, place) $$`,
  ]

  it('put every table where it belongs, with no foreign key in the way, and bring all of them back', async () => {
    const definitions =
      "select conname, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'f' order by conname"
    const before = await ask(definitions)
    for (const statement of STAND_INS) await ask(statement)
    let keysThen = -1
    for (const statement of await readStatements()) {
      if (statement.includes("create_distributed_table('users'")) keysThen = (await ask(definitions)).length
      await ask(statement)
    }
    const placed = await ask<{ name: string; place: string }>('select name, place from placed')
    const expected = Object.entries(TABLE_PLACES).filter(([, place]) => place !== 'local')
    expect(Object.fromEntries(placed.map(({ name, place }) => [name, place]))).toEqual(
      Object.fromEntries(expected),
    )
    expect(keysThen).toBe(0)
    expect(await ask(definitions)).toEqual(before)
  })
})
