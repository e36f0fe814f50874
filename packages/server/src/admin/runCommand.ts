import type { RefusalCode, Role } from '@wordstride/api'
import { asc, eq } from 'drizzle-orm'
import { accountStatus } from '../access/accountState'
import { revokeAllTokens, revokeTokensOf } from '../access/tokens'
import { hashPassword } from '../accounts/passwords'
import { deleteSecondFactor } from '../accounts/secondFactor/findSecondFactor'
import { findUserId } from '../accounts/userNames'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import { AccountTakenError, makeAccounts } from '../people/newAccount'
import { makeOneTimeLinks } from '../people/oneTimeLinks'
import { passwordFault } from '../people/passwordRules'
import { storePassword } from '../people/storePassword'
import { archiveTerm } from '../sessions/archiveTerm'
import { StartError } from '../startError'
import type { Command } from './readCommand'

export interface Surroundings {
  db: Database
  country: Config['region']
  now: Date
  /** Null for a link. */
  askPassword(findFault: (given: string) => RefusalCode | null): Promise<string | null>
  print(line: string): void
}

type Create = Extract<Command, { name: 'create' }>
type Reset = Extract<Command, { name: 'reset-password' }>
type RemoveFactor = Extract<Command, { name: 'remove-second-factor' }>
type SignOut = Extract<Command, { name: 'sign-out' }>

const BY_COMMAND_LINE = null

async function printLink(url: string, userId: string, { db, now, print }: Surroundings): Promise<void> {
  const [link] = await makeOneTimeLinks(db, [userId], 'set_password', now)
  if (!link) return
  print('Open this link once to set the password:')
  print(`  ${new URL('/setPassword', url).href}#${link.secret}`)
  print(`It opens until ${link.expiresAt.toISOString()}.`)
}

async function create(command: Create, around: Surroundings): Promise<void> {
  const { db, now, country, print } = around
  const { userName, role, firstName, lastName, url } = command
  if ((await findUserId(db, userName)) !== null)
    throw new StartError(`There is an account '${userName}' already.`)
  const password = await around.askPassword((given) => passwordFault({ role, userName }, given))
  const passwordHash = password === null ? null : await hashPassword(password)
  try {
    await db.transaction(async (tx) => {
      const account = { userName, passwordHash, role, firstName, lastName, country, centerIds: [] }
      const [userId = ''] = await makeAccounts(tx, [account], { staffId: BY_COMMAND_LINE, now })
      print(`The account '${userName}' (${role}) is there.`)
      if (password === null) await printLink(url, userId, { ...around, db: tx })
    })
  } catch (error) {
    if (!(error instanceof AccountTakenError)) throw error
    throw new StartError(`There is an account '${userName}' already.`)
  }
}

async function reset({ userName, url }: Reset, around: Surroundings): Promise<void> {
  const { db, now, print } = around
  const userId = (await findUserId(db, userName)) ?? ''
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.userId, userId))
  if (!user) throw new StartError(`There is no account '${userName}'.`)
  const password = await around.askPassword((given) => passwordFault({ ...user, userName }, given))
  const passwordHash = password === null ? null : await hashPassword(password)
  await db.transaction(async (tx) => {
    await storePassword(tx, { userId, userName }, passwordHash)
    await revokeTokensOf(tx, userId)
    await recordStaffAction(
      tx,
      {
        staffId: BY_COMMAND_LINE,
        userId,
        action: 'password_reset',
        details: { by: password === null ? 'link' : 'typed' },
      },
      now,
    )
    print(`The account '${userName}' has another password; it is signed out everywhere.`)
    if (password === null) await printLink(url, userId, { ...around, db: tx })
  })
}

async function signOut({ userName }: SignOut, { db, now, print }: Surroundings): Promise<void> {
  const userId = userName === null ? null : await findUserId(db, userName)
  if (userName !== null && userId === null) throw new StartError(`There is no account '${userName}'.`)
  await db.transaction(async (tx) => {
    await (userId === null ? revokeAllTokens(tx) : revokeTokensOf(tx, userId))
    await recordStaffAction(tx, { staffId: BY_COMMAND_LINE, userId, action: 'signed_out' }, now)
  })
  print(
    userName === null ? 'Everybody is signed out.' : `The account '${userName}' is signed out everywhere.`,
  )
}

async function removeSecondFactor(
  { userName }: RemoveFactor,
  { db, now, print }: Surroundings,
): Promise<void> {
  const userId = await findUserId(db, userName)
  if (userId === null) throw new StartError(`There is no account '${userName}'.`)
  await db.transaction(async (tx) => {
    await revokeTokensOf(tx, userId)
    if (!(await deleteSecondFactor(tx, userId)))
      throw new StartError(`The account '${userName}' has no second factor.`)
    await recordStaffAction(tx, { staffId: BY_COMMAND_LINE, userId, action: 'second_factor_removed' }, now)
  })
  print(`The account '${userName}' signs in with its password alone; it is signed out everywhere.`)
}

async function list(role: Role, { db, now, print }: Surroundings): Promise<void> {
  const rows = await db.select().from(users).where(eq(users.role, role)).orderBy(asc(users.userName))
  for (const user of rows)
    print([user.userName, `${user.firstName} ${user.lastName}`.trim(), accountStatus(user, now)].join('\t'))
  if (rows.length === 0) print(`There is no account with the role ${role}.`)
}

async function archive(term: string, { db, now, print }: Surroundings): Promise<void> {
  const tables = await archiveTerm(db, term, now)
  print(`Nothing reads the term ${term} any more. Its rows are in ${tables.join(' and ')}: dump these tables`)
  print('(pg_dump --table), keep the dump as long as the periods of privacy allow, and drop them.')
}

export function runCommand(command: Command, around: Surroundings): Promise<void> {
  switch (command.name) {
    case 'create':
      return create(command, around)
    case 'reset-password':
      return reset(command, around)
    case 'sign-out':
      return signOut(command, around)
    case 'remove-second-factor':
      return removeSecondFactor(command, around)
    case 'list':
      return list(command.role, around)
    case 'archive':
      return archive(command.term, around)
  }
}
