import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { Draft } from '@wordstride/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { chakraSystem } from '../shell/chakraSystem'
import { EarlierRevisions } from './EarlierRevisions'

const savedAt = new Date(2026, 2, 9, 10, 5).getTime()
const draft = {
  ...{ draftId: 'd', revision: 3, language: 'yaml', mayEdit: true },
  revisions: [3, 2, 1].map((revision) => ({ revision, savedBy: 'Ana Reyes', savedAt })),
} as unknown as Draft
const TEXTS: Record<number, string> = { 1: 'id: E1\nprompt: "First?"', 2: 'id: E1\nprompt: "Second?"' }

const onTake = vi.fn()
function open(change: Partial<Draft> = {}) {
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <EarlierRevisions draft={{ ...draft, ...change }} onTake={onTake} />
      </ChakraProvider>
    </QueryClientProvider>,
  )
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const textOf = async (revision: number) =>
  (await screen.findByRole('region', { name: `Text of revision ${revision}`, hidden: true })).textContent

beforeEach(() => {
  queryClient.clear()
  onTake.mockClear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (_: string, { revision }: { revision: number }) => ({
    ...{ isSuccess: true, status: 'success', rights: {} },
    draft: { ...draft, text: TEXTS[revision] },
  })) as never)
})
afterEach(cleanup)

describe('EarlierRevisions', () => {
  it('shows what a draft said before, and takes a text of it back', async () => {
    open()
    screen.getByText('Earlier revisions (2)')
    expect(screen.queryByRole('button', { name: 'Revision 3', hidden: true })).toBeNull()
    press('Revision 1')
    expect(await textOf(1)).toBe(TEXTS[1])
    press('Revision 2')
    expect(await textOf(2)).toBe(TEXTS[2])
    press('Take this text')
    expect(onTake).toHaveBeenCalledWith(TEXTS[2])
  })

  it('is for reading where the draft is not to be changed, and not there with one revision', async () => {
    open({ mayEdit: false })
    press('Revision 1')
    await textOf(1)
    expect(screen.queryByRole('button', { name: 'Take this text', hidden: true })).toBeNull()
    cleanup()
    open({ revisions: draft.revisions.slice(0, 1) })
    expect(screen.queryByText(/Earlier revisions/)).toBeNull()
  })
})
