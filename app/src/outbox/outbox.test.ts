import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { authStore } from '../api/authStore'
import { startOutbox } from './outbox'
import { openOutboxDatabase } from './outboxDatabase'

// Whatever the other tests have in its place; who listens to the page here is in none of theirs.
vi.unmock('./outbox')

it('who signs out leaves nothing that was entered, no answer of a setup and no badge, only what is not sent yet', async () => {
  const clearAppBadge = vi.fn(async () => {})
  Object.assign(navigator, { clearAppBadge })
  const database = await openOutboxDatabase()
  startOutbox()
  authStore.getState().setToken('a-token')
  await database.put('snapshots', { problem_id: 'p', group_answer: '{}' }, 'draft s')
  await database.put('items', { id: 'a', userId: 'student', call: 'recordTestEvent', params: {} })
  sessionStorage.setItem('ae-account-setup student', '{}')
  authStore.getState().signOut()
  await vi.waitFor(async () => expect(await database.count('snapshots')).toBe(0))
  expect(await database.count('items')).toBe(1)
  expect(clearAppBadge).toHaveBeenCalledOnce()
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0])
})
