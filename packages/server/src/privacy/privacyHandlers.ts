import { refuse, succeed } from '@wordstride/api'
import { eq } from 'drizzle-orm'
import { findDeletedBy } from '../access/deletedPeople'
import { recordStaffAction } from '../audit/recordStaffAction'
import type { Database } from '../db/database'
import { users } from '../db/schema'
import type { CallContext, Handlers } from '../dispatch/callContext'
import { holdManagedAccount } from '../people/holdManaged'
import { holdManager } from '../people/holdManager'
import { canManage, findManagedAccount, findManager } from '../people/rights'
import { deletePerson } from './deletePerson'
import { exportPerson } from './exportPerson'
import type { Person } from './personalTables'

/** Null when the caller does not manage the account; nobody manages their own. */
async function findManaged({ db, caller }: CallContext, userId: string): Promise<Person | null> {
  const account = await findManagedAccount(db, userId)
  if (account === null || !canManage(await findManager(db, caller), account)) return null
  return findPerson(db, userId)
}

async function findPerson(db: Database, userId: string): Promise<Person | null> {
  const [person] = await db
    .select({ userId: users.userId, userName: users.userName })
    .from(users)
    .where(eq(users.userId, userId))
  return person ?? null
}

export const privacyHandlers = {
  exportPersonalData: async ({ userId }, context) => {
    const person = await findManaged(context, userId)
    if (person === null) return refuse('not_allowed')
    const { db, caller, now } = context
    const zip = await exportPerson(db, person, now)
    await recordStaffAction(db, { staffId: caller.user.userId, userId, action: 'person_exported' }, now)
    return succeed({
      fileName: `wordstride-${person.userName}-${now.toISOString().slice(0, 10)}.zip`,
      zipBase64: Buffer.from(zip).toString('base64'),
    })
  },
  deletePerson: async ({ userId, userName }, { db, caller, now }) => {
    const made = await db.transaction(async (tx) => {
      const manager = await holdManager(tx, { caller, now })
      const person = await holdManagedAccount(tx, manager, userId, canManage)
      if (!person) return null
      if (person.userName !== userName) return refuse('user_name_differs')
      return deletePerson(tx, person, manager.userId, now)
    })
    if (made && 'isSuccess' in made) return made
    // Else it was deleted before, and the reply was lost; of the name nothing is left to compare.
    const proof = made ?? (await findDeletedBy(db, caller, [userId])).get(userId)
    return proof ? succeed({ proof }) : refuse('not_allowed')
  },
} satisfies Partial<Handlers>
