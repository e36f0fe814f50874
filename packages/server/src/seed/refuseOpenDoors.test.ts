import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashPassword, passwordTurns } from '../accounts/passwords'
import type { OpenDatabase } from '../db/openDatabase'
import { users } from '../db/schema'
import { openTestDatabase } from '../testing/testDatabase'
import { refuseOpenDoors } from './refuseOpenDoors'

const NOW = new Date('2026-03-11T18:00:00Z')

let database: OpenDatabase
beforeEach(async () => {
  database = await openTestDatabase()
  await database.prepare(async () => {})
})
afterEach(() => database.close())

describe('refuseOpenDoors', () => {
  it('looks at any number of staff without filling the queue of who signs in', async () => {
    const passwordHash = await hashPassword('person7')
    await database.db.insert(users).values(
      Array.from({ length: 30 }, (_, i) => ({
        ...{ userId: `id ${i}`, userName: `person${i}`, passwordHash, role: 'tutor' as const },
        ...{ firstName: 'Alex', lastName: 'Morgan', country: 'US' as const, schoolGrade: 2 },
        ...{ startsAt: NOW, expiresAt: new Date(NOW.getTime() + 1000), createdAt: NOW },
      })),
    )
    let mostWaiting = 0
    const looks = setInterval(() => {
      mostWaiting = Math.max(mostWaiting, passwordTurns.count().waiting)
    }, 2)
    await expect(refuseOpenDoors(database.db, NOW)).rejects.toThrow('in 1 account: person7.')
    clearInterval(looks)
    expect(mostWaiting).toBe(0)
  })
})
