import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { openOutboxDatabase } from '../outbox/outboxDatabase'
import { createOutboxStore } from '../outbox/outboxStore'

/** In place of the two ways out of the app: each test says what the server answers. */
export const apiClient = { call: vi.fn() }

const nothingWaits = { waiting: 0, rejected: 0, hasFailed: false, isFleeting: false }

export const outbox = {
  add: vi.fn(),
  flush: vi.fn(),
  settle: vi.fn(),
  readRejected: vi.fn(),
  retryRejected: vi.fn(),
  state: createStore(() => nothingWaits),
}
export const outboxStore = createOutboxStore(() => openOutboxDatabase('tests'))

/** What a file of tests begins with; the pages that hold these stay from one to the next. */
export function resetDoubles(): void {
  apiClient.call.mockReset()
  const { add, flush, settle, readRejected, retryRejected, state } = outbox
  for (const done of [add, flush, retryRejected]) done.mockReset().mockResolvedValue(undefined)
  settle.mockReset().mockResolvedValue(true)
  readRejected.mockReset().mockResolvedValue([])
  state.setState(nothingWaits)
}
