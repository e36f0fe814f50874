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
  await store.addItem({ ...item('a'), addedAt: 1 })
  return {
    store,
    idsOf,
    end: () => connection.close(),
    leaveGone: () => (isGone = true),
    comeBack: () => (isGone = false),
  }
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

  it('[C-04] keeps the order of what was added while the database was away', async () => {
    const { store, idsOf, end, leaveGone, comeBack } = await openMortal()
    leaveGone()
    end()
    await store.addItem({ ...item('b'), addedAt: 2 })
    comeBack()
    await store.addItem({ ...item('c'), addedAt: 3 })
    expect(await idsOf()).toEqual(['a', 'b', 'c'])
  })

  it('[C-04] remembers what the database could be read of and did not take', async () => {
    const name = `full-${++databases}`
    const refuse = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    const store = createOutboxStore(
      async () =>
        new Proxy(await openOutboxDatabase(name), {
          get(db, key) {
            if (key === 'put' || key === 'delete') return refuse
            const value = Reflect.get(db, key)
            return typeof value === 'function' ? value.bind(db) : value
          },
        }),
    )
    await store.addItem(item('a'))
    const [known] = await store.readItems('student')
    if (!known) throw new Error('Nothing was stored.')
    await store.putItem({ ...known, rejected: 'no' })
    expect(await store.readItems('student')).toMatchObject([{ id: 'a', rejected: 'no' }])
    await store.dropItem(known)
    expect(await store.readItems('student')).toEqual([])
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
