import type { CallInput, CallName } from '@wordstride/api'
import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as schema from '../db/schema'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { loadSmallPack } from '../testing/loadSmallPack'
import { openTestDatabase } from '../testing/testDatabase'
import { findExercise, type ValidParams, validParamsFor } from '../testing/validParams'

/** Stands in everything that the calls send. */
const PLANTED = 'planted-secret'

let lines: string[] = []
let statements: string[] = []
let test: TestApp
let params: ValidParams
beforeAll(async () => {
  const contentPack = await loadSmallPack()
  params = validParamsFor(findExercise(contentPack))
  const database = await openTestDatabase()
  database.watch((statement) => void statements.push(statement))
  test = await createTestApp({
    contentPack,
    database,
    environment: { LOG_LEVEL: 'info' },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => test.close())

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))

/** What writes, or looks for, something that a person has told. */
const telling = (): { [TName in CallName]?: CallInput<TName> } => {
  const { account } = params.createAccount
  const answer = { responseJson: JSON.stringify({ chosen: PLANTED }) }
  return {
    login: { username: PLANTED, password: `${PLANTED}-password` },
    requestPasswordLink: { username: PLANTED },
    setPasswordByLink: { secret: PLANTED, newPassword: `${PLANTED}-password` },
    signInByLink: { secret: PLANTED },
    changeOwnPassword: { oldPassword: 'admin', newPassword: `${PLANTED}-password` },
    createAccount: {
      account: { ...account, firstName: PLANTED, email: `${PLANTED}@home.example` },
      newPassword: { kind: 'typed', password: `${PLANTED}-password` },
    },
    updateAccount: { ...params.updateAccount, account: { ...account, lastName: PLANTED } },
    resetPassword: { userId: 'tutor', newPassword: { kind: 'typed', password: `${PLANTED}-password` } },
    listAccounts: { search: PLANTED },
    saveCenter: { ...params.saveCenter, center: { ...params.saveCenter.center, address: PLANTED } },
    saveClass: { ...params.saveClass, name: PLANTED },
    previewRoster: { centerId: 1, format: 'csv', content: `first_name,last_name\n${PLANTED},Byron\n` },
    skillLearning: { ...params.skillLearning, path: PLANTED },
    saveUserPracticeAnswer: { ...params.saveUserPracticeAnswer, ...answer, path: PLANTED },
    checkAnswer: { ...params.checkAnswer, ...answer },
    takeProficiency: { ...params.takeProficiency, log: PLANTED },
    saveSessionSnapshot: { ...params.saveSessionSnapshot, snapshot: JSON.stringify({ text: PLANTED }) },
    upsertUserLearningInfo: { ...params.upsertUserLearningInfo, firstName: PLANTED },
    startDiagnosticTest: { ...params.startDiagnosticTest, firstName: PLANTED },
    saveSettings: params.saveSettings,
  }
}

interface Made {
  token: string
  name: CallName
  params: unknown
}

const make = ({ token, name, params }: Made) => test.call(name, params as never, token).catch(() => {})

/** Every call with every token, and the statements that it sends. */
async function callsWithStatements(tokens: string[]): Promise<{ made: Made; asked: string }[]> {
  const calls = []
  for (const token of tokens)
    for (const [name, params] of Object.entries(telling())) {
      const made = { token, name: name as CallName, params }
      statements = []
      await make(made)
      calls.push({ made, asked: statements.join('\n') })
    }
  return calls
}

/** Makes the calls with a fault in every statement on the table, and gives what the log says of it. */
async function logOf(table: string, calls: Made[]): Promise<string> {
  lines = []
  await test.db.execute(sql.raw(`alter table ${table} rename to ${table}_away`))
  try {
    for (const call of calls) await make(call)
  } finally {
    await test.db.execute(sql.raw(`alter table ${table}_away rename to ${table}`))
  }
  return lines.join('')
}

describe('the log', () => {
  it('tells of a fault of any table no more than SQLSTATE and statement', async () => {
    let faults = ''
    const tokens = await Promise.all(['student', 'admin'].map(test.login))
    const calls = await callsWithStatements(tokens)
    for (const table of tables) {
      // The others know nothing of its fault.
      const asking = calls.filter(({ asked }) => new RegExp(`\\b${table}\\b`).test(asked))
      const log = await logOf(
        table,
        asking.map(({ made }) => made),
      )
      for (const secret of [PLANTED, '$argon2', 'Failed query', ...tokens])
        expect(log.includes(secret), `${secret} with ${table}`).toBe(false)
      expect(log, table).not.toMatch(/[0-9a-f]{64}/)
      faults += log
    }
    expect(faults).toContain('"sqlState":"42P01"')
    expect(faults).toContain('The database refused insert login_attempts: 42P01')
  })

  it('tells nothing of a value that the database refuses, which its own message repeats', async () => {
    lines = []
    await test.db.execute(
      sql.raw(
        `alter table login_attempts add constraint refused check (user_name <> '${PLANTED} again') not valid`,
      ),
    )
    const { status } = await test.post('userauth', {
      function: 'login',
      params: { username: `${PLANTED} again`, password: PLANTED },
    })
    expect(status).toBe(500)
    const log = lines.join('')
    expect(log).toContain('"sqlState":"23514"')
    expect(log).not.toContain(PLANTED)
    await test.db.execute(sql`alter table login_attempts drop constraint refused`)
  })
})
