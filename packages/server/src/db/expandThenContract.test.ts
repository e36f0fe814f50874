import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { paths } from '../paths'

/** The last one before the rule. */
const FREE = '0012'

/** What the version before would stumble over, while it is still at work. */
const CONTRACTS: [what: string, pattern: RegExp][] = [
  ['a column that goes', /drop column/i],
  ['a column or constraint of another name', /rename column/i],
  ['a table that goes', /drop table/i],
  ['a column that becomes required', /set not null/i],
  ['a column of another type', /set data type|alter column "?\w+"? type/i],
  [
    'a required column without a default',
    /add column(?![^;]*\b(?:default|generated always)\b)[^;]*\bnot null/i,
  ],
]

/** Says since which version nothing uses any more what goes: `-- contract: unused since 3.1`. */
const SAID = /^-- contract: unused since \d/m

/** The last one before this rule. */
const WAITS = '0027'

/** What waits for all who are at a table, and lets nobody in behind it. */
const ASKS_FOR_A_TABLE = /alter table|create (?:unique )?index/i
const GIVES_UP = /^SET LOCAL lock_timeout = '300ms';/m

const faultsOf = (text: string): string[] =>
  SAID.test(text) ? [] : CONTRACTS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what)

describe('a migration', () => {
  it.each(readdirSync(paths.migrations).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > FREE))(
    '%s leaves to the version before what it uses (docs/operations.md)',
    (name) => {
      expect(faultsOf(readFileSync(join(paths.migrations, name), 'utf8'))).toEqual([])
    },
  )

  it.each(readdirSync(paths.migrations).filter((name) => name.endsWith('.sql') && name.slice(0, 4) > WAITS))(
    '%s waits for no table longer than others can wait behind it (docs/decisions.md)',
    (name) => {
      const text = readFileSync(join(paths.migrations, name), 'utf8')
      const [, asked = ''] = text.split(GIVES_UP)
      expect(ASKS_FOR_A_TABLE.test(text)).toBe(ASKS_FOR_A_TABLE.test(asked))
    },
  )

  it('is told what it takes away', () => {
    expect(faultsOf('ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;')).toEqual([
      'a required column without a default',
    ])
    expect(faultsOf('ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 0 NOT NULL;')).toEqual([])
    expect(faultsOf('ALTER TABLE "a" DROP COLUMN "b";')).toEqual(['a column that goes'])
    expect(faultsOf('-- contract: unused since 3.1\nALTER TABLE "a" DROP COLUMN "b";')).toEqual([])
  })
})
