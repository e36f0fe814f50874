import { beforeEach, expect, it, vi } from 'vitest'
import { outboxStore } from '../outbox/outbox'
import { keepDraft, withDraft } from './drafts'

vi.mock('../outbox/outbox', () => {
  const kept = new Map<string, unknown>()
  return {
    outboxStore: {
      putSnapshot: async (key: string, value: unknown) => void kept.set(key, value),
      readSnapshot: async (key: string) => kept.get(key),
    },
  }
})

const known = () => ({
  problems: ['p1', 'p2'].map((problemId) => ({ problemId, progress: { responseJson: '"known"' } })),
})

const responses = async (isDone: boolean) =>
  (await withDraft('s', known(), () => isDone)).problems.map(({ progress }) => progress.responseJson)

beforeEach(() => keepDraft('s', { problemId: 'p2', responseJson: '"left here"' }))

it('what stood on the screen is over what the server remembers', async () => {
  expect(await responses(false)).toEqual(['"known"', '"left here"'])
})

it('what is done elsewhere meanwhile stays as it was given', async () => {
  expect(await responses(true)).toEqual(['"known"', '"known"'])
  expect(await outboxStore.readSnapshot('draft s')).toBeDefined()
})
