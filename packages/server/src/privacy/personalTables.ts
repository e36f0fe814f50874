import {
  and,
  type Column,
  eq,
  getTableColumns,
  getTableName,
  is,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema'
import { isNeeded, MAIL_KINDS } from '../mail/mailKinds'

const { loginAttempts, mails, staffActions } = schema

export interface Person {
  userId: string
  userName: string
}

export interface PersonalTable {
  name: string
  table: PgTable
  isAbout(person: Person): SQL
  /** Of these rows, which may be told. */
  isTold?: SQL
  /** Columns that are told otherwise than they are, by their names in the database. */
  toldAs?: Record<string, SQL>
}

/** What opens an account is told to nobody, nor who somebody else is. */
const SECRETS: readonly string[] = [
  'password_hash',
  'token_hash',
  'link_hash',
  'seed',
  'pending_seed',
  'spare_salt',
  'code_hash',
  'alias_secret',
  'sender_id',
  'mail_id',
]

/** Who knows the id of a mail unsubscribes the address that it went to. */
const withoutMailId = (text: Column) => sql`replace(${text}, ${mails.mailId}::text, '…')`
const TOLD_AS = new Map<PgTable, Record<string, SQL>>([
  [mails, { text: withoutMailId(mails.text), html: withoutMailId(mails.html) }],
  [staffActions, { details: sql`${staffActions.details} - 'mailId'`.mapWith(staffActions.details) }],
])

function columnCalled(table: PgTable, name: string): Column | undefined {
  return Object.values(getTableColumns(table)).find((column) => column.name === name)
}

/** A name that is typed for a link is noted in small letters. */
const isAttemptOf = ({ userName }: Person) =>
  or(
    eq(loginAttempts.userName, userName),
    and(eq(loginAttempts.userName, userName.toLowerCase()), eq(loginAttempts.isForLink, true)),
  ) as SQL

function personalTable(table: PgTable): PersonalTable[] {
  const userId = columnCalled(table, 'user_id')
  const isAbout = userId
    ? (person: Person) => eq(userId, person.userId)
    : table === loginAttempts && isAttemptOf
  if (!isAbout) return []
  const isTold = table === mails && notInArray(mails.kind, Object.keys(MAIL_KINDS).filter(isNeeded))
  const toldAs = TOLD_AS.get(table)
  return [{ name: getTableName(table), table, isAbout, ...(isTold && { isTold }), ...(toldAs && { toldAs }) }]
}

/** Every table with rows about one person: by the columns they have, so that a new table cannot be forgotten. */
export const PERSONAL_TABLES: readonly PersonalTable[] = Object.values(schema)
  .filter((value) => is(value, PgTable))
  .flatMap(personalTable)
  .sort((a, b) => a.name.localeCompare(b.name))

/** The columns of a table that may be told. */
export const tellableColumns = (table: PgTable): Column[] =>
  Object.values(getTableColumns(table)).filter(({ name }) => !SECRETS.includes(name))
