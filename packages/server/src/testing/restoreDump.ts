import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Verdict } from '@wordstride/core'
import { sql } from 'drizzle-orm'
import type { OpenDatabase } from '../db/openDatabase'
import type { History } from './readHistory'
import type { StoredFacts } from './storedFacts'
import { openBareDatabase } from './testDatabase'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'dumps')

const STATEMENT_END = /;\n/

/**
 * A database as that version left it, its tables and the journal of its migrations included. Nothing newer has been done
 * to it: `prepare`, or `createTestApp({ database })`, brings it up to date.
 */
export async function restoreDump(version: 'v2.5.3'): Promise<OpenDatabase> {
  const text = await readFile(join(folder, `${version}.sql`), 'utf8')
  const statements = text.split(STATEMENT_END).filter((statement) => statement.trim() !== '')
  const database = await openBareDatabase()
  try {
    await database.db.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
    })
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** What the students of a dump had done, noted by the version that made it. */
interface Expected {
  /** The moment of the dump. */
  now: string
  /** By student: the token of a sign-in some minutes before. */
  tokens: Record<string, string>
  /** The ids of what was left open. */
  open: Record<'learningSession' | 'languageArts' | 'vocabulary' | 'afficiency' | 'test', string>
  students: Record<string, { told: History; stored: StoredFacts }>
  /** Answers that a browser may send once more, with what was replied. */
  resent: {
    name: string
    call: 'checkAnswer' | 'saveUserPracticeAnswer'
    userId: string
    params: unknown
    reply: { answer_id: string; verdict: Verdict; first_time_correct: number }
  }[]
}

export async function readExpected(version: 'v2.5.3'): Promise<Expected> {
  return JSON.parse(await readFile(join(folder, `${version}.expected.json`), 'utf8'))
}
