import { describe, expect, it } from 'vitest'
import { type OutboxDatabase, openOutboxDatabase, type StoredItem } from './outboxDatabase'
import { createOutboxStore, isFleeting } from './outboxStore'

const item = (id: string): StoredItem => ({ id, userId: 'student', call: 'saveTestAnswer', params: {} })

let databases = 0

/** A database whose connection can end while the page stays, and that can then be opened again or not. */
async function openMortal() {
  const name = `mortal-${++databases}`
  let connection: OutboxDatabase
  let isGone = false
  const store = createOutboxStore(async () => {
    if (isGone) throw new Error('UnknownError')
    connection = await openOutboxDatabase(name)
    return connection
  })
  const idsOf = async () => (await store.readItems('student')).map(({ id }) => id)
  await store.addItem(item('a'))
  return { store, idsOf, end: () => connection.close(), leaveGone: () => (isGone = true) }
}

describe('createOutboxStore', () => {
  it('[C-04] opens the database anew when its connection has ended, and stores what comes then', async () => {
    const { store, idsOf, end } = await openMortal()
    end()
    expect(await idsOf()).toEqual(['a'])
    end()
    await store.addItem(item('b'))
    expect((await store.readItems('student')).some(isFleeting)).toBe(false)
    end()
    await store.putSnapshot('draft', 'entered')
    end()
    expect(await store.readSnapshot('draft')).toBe('entered')
  })

  it('[C-04] goes on in the page with all that it knows when the database is gone', async () => {
    const { store, idsOf, end, leaveGone } = await openMortal()
    leaveGone()
    end()
    await store.addItem(item('b'))
    expect(await idsOf()).toEqual(['a', 'b'])
    for (const known of await store.readItems('student')) await store.putItem({ ...known, failures: 1 })
    expect(await store.readItems('student')).toMatchObject([{ failures: 1 }, { failures: 1 }])
    for (const known of await store.readItems('student')) await store.dropItem(known)
    expect(await idsOf()).toEqual([])
    await store.putSnapshot('draft', 'entered')
    expect(await store.readSnapshot('draft')).toBeUndefined()
  })
})
