import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { type Draft, refuse } from '@wordstride/api'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { later } from '../testing/later'
import { readKept } from './keptTexts'
import { useDraftText } from './useDraftText'

let draft: Draft
const draftOf = (revision: number, text: string) => {
  draft = { ...draft, revision, text, language: 'yaml' } as Draft
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)
const open = () => renderHook(() => useDraftText(draft), { wrapper })

beforeEach(() => {
  draft = { draftId: crypto.randomUUID() } as Draft
  draftOf(1, 'one')
  vi.mocked(apiClient.call).mockReset()
})
afterEach(cleanup)

/** Somebody else has saved meanwhile, which is read again when the own save is refused. */
async function meet() {
  const opened = open()
  act(() => opened.result.current.edit('mine'))
  vi.mocked(apiClient.call).mockResolvedValueOnce(refuse('draft_changed') as never)
  await act(() => opened.result.current.save.mutateAsync('mine').catch(() => undefined))
  await waitFor(() => expect(opened.result.current.isConflict).toBe(true))
  draftOf(2, 'theirs')
  opened.rerender()
  return opened
}

it('who has changed nothing reads what was saved last', () => {
  const { result, rerender } = open()
  draftOf(2, 'two')
  rerender()
  expect(result.current).toMatchObject({ text: 'two', isChanged: false })
})

it('a text that meets a newer one stays, and goes over it when its author says so', async () => {
  const { result } = await meet()
  expect(result.current.text).toBe('mine')
  act(() => result.current.keepMine())
  vi.mocked(apiClient.call).mockResolvedValueOnce({ isSuccess: true, revision: 3 } as never)
  await act(() => result.current.save.mutateAsync('mine'))
  expect(apiClient.call).toHaveBeenLastCalledWith(
    'saveDraft',
    expect.objectContaining({ revision: 2, text: 'mine' }),
  )
})

it('or gives way to it', async () => {
  const { result } = await meet()
  act(() => result.current.takeTheirs())
  await waitFor(() =>
    expect(result.current).toMatchObject({ text: 'theirs', isChanged: false, isConflict: false }),
  )
})

it('what an earlier visit left is there again, though the editor tells of its first text', async () => {
  const first = open()
  act(() => first.result.current.edit('kept'))
  await waitFor(async () =>
    expect(await readKept({ userId: '', draftId: draft.draftId })).toMatchObject({ text: 'kept' }),
  )
  first.unmount()
  const { result } = open()
  act(() => result.current.edit('one'))
  await waitFor(() => expect(result.current).toMatchObject({ text: 'kept', isKept: true, isChanged: true }))
})

const keeps = (kept: object) =>
  waitFor(async () => expect(await readKept({ userId: '', draftId: draft.draftId })).toMatchObject(kept))

describe('what meets but the own text', () => {
  it('goes on from what was saved while it was typed, after a reload, too', async () => {
    const { result, unmount } = open()
    act(() => result.current.edit('two'))
    const { reply, arrive } = later()
    vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
    let saving: Promise<unknown> | undefined
    act(() => {
      saving = result.current.save.mutateAsync('two')
    })
    act(() => result.current.edit('two, and more'))
    await keeps({ text: 'two, and more', revision: 1 })
    // The page may have been left by then.
    unmount()
    arrive({ isSuccess: true, revision: 2 })
    await saving
    await keeps({ text: 'two, and more', revision: 2 })
  })

  it('goes over what somebody else has saved, after a reload, too', async () => {
    const { result } = await meet()
    act(() => result.current.keepMine())
    await keeps({ text: 'mine', revision: 2 })
  })

  it('is a conflict where another tab of the same author has saved, after a reload, too', async () => {
    const [a, b] = [open(), open()]
    act(() => a.result.current.edit('of tab A'))
    act(() => b.result.current.edit('of tab B'))
    vi.mocked(apiClient.call).mockResolvedValueOnce({ isSuccess: true, revision: 2 } as never)
    await act(() => a.result.current.save.mutateAsync('of tab A'))
    draftOf(2, 'of tab A')
    for (const { unmount } of [a, b]) unmount()
    const { result } = open()
    await waitFor(() => expect(result.current).toMatchObject({ text: 'of tab B', isKept: true }))
    vi.mocked(apiClient.call).mockResolvedValueOnce(refuse('draft_changed') as never)
    await act(() => result.current.save.mutateAsync('of tab B').catch(() => undefined))
    expect(apiClient.call).toHaveBeenLastCalledWith('saveDraft', expect.objectContaining({ revision: 1 }))
  })

  it.each([['two'], ['two, and more']])('is no conflict when its reply was lost (%s)', async (text) => {
    const { result, rerender } = open()
    act(() => result.current.edit('two'))
    vi.mocked(apiClient.call).mockRejectedValueOnce(new Error('The reply was lost.'))
    await act(() => result.current.save.mutateAsync('two').catch(() => undefined))
    await waitFor(() => expect(result.current.error).not.toBeNull())
    act(() => result.current.edit(text))
    draftOf(2, 'two')
    rerender()
    expect(result.current).toMatchObject({ error: null, isConflict: false })
    act(() => result.current.edit('two, and more'))
    vi.mocked(apiClient.call).mockResolvedValueOnce({ isSuccess: true, revision: 3 } as never)
    await act(() => result.current.save.mutateAsync('two, and more'))
    expect(apiClient.call).toHaveBeenLastCalledWith('saveDraft', expect.objectContaining({ revision: 2 }))
  })
})
