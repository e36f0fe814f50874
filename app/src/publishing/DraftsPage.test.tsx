import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { CallInput, DraftSummary } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { renderRouter } from '../testing/renderRouter'
import { DraftsPage } from './DraftsPage'

const draft = (draftId: string, state: DraftSummary['state']) =>
  ({ draftId, problemId: `la.2.nouns.${draftId}`, state, revision: 1, updatedAt: 0 }) as DraftSummary

let saves: CallInput<'saveDraft'>[]

function open(address = '/drafts') {
  const replies: Record<string, (params: never) => object> = {
    listDrafts: () => ({
      drafts: [draft('E1', 'draft'), draft('E2', 'approved'), draft('E3', 'approved')],
      rights: {},
    }),
    listReleases: () => ({
      releases: [{ state: 'scheduled', draftIds: ['E2', 'E3'], outdated: ['E3'] }],
      rights: {},
    }),
    getDraftPlace: () => ({ place: { served: null, level: null, pool: 'E', sectionType: 'ae.la' } }),
    saveDraft(params: CallInput<'saveDraft'>) {
      saves.push(params)
      if (saves.length === 1) throw new Error('The reply was lost.')
      return { draftId: params.draftId }
    },
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: never) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name]?.(params),
  })) as never)
  const router = createMemoryRouter(
    [
      { path: '/drafts', element: <DraftsPage /> },
      { path: '/zeus', element: <p>The draft is open.</p> },
    ],
    { initialEntries: [address] },
  )
  renderRouter(router)
  return router
}

const shown = async () => {
  await screen.findAllByRole('listitem')
  return screen
    .getAllByRole('link')
    .flatMap(({ textContent }) => (textContent?.startsWith('la.2.') ? [textContent] : []))
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  saves = []
})
afterEach(cleanup)

describe('DraftsPage', () => {
  it('shows what the address asks for, and writes another choice into it', async () => {
    const router = open('/drafts?state=draft')
    expect(await shown()).toEqual(['la.2.nouns.E1'])
    fireEvent.click(screen.getByRole('button', { name: 'Approved' }))
    expect(await shown()).toEqual(['la.2.nouns.E2', 'la.2.nouns.E3'])
    expect(router.state.location.search).toBe('?state=approved')
    fireEvent.click(screen.getByRole('button', { name: 'All' }))
    expect(router.state.location.search).toBe('')
  })

  it('says which of the approved ones wait for their time', async () => {
    open('/drafts?state=approved')
    const waiting = await screen.findByText('Approved, waits for its time')
    expect(waiting.closest('li')?.textContent).toContain('la.2.nouns.E2')
    expect(screen.getByText('la.2.nouns.E3').closest('li')?.textContent).toMatch(/Approved$/)
  })

  it('a draft that is begun again after a lost reply is the same one', async () => {
    open('/drafts?state=draft&problem_id=la.2.nouns.E9')
    const begin = await screen.findByRole('button', { name: 'Begin', hidden: true })
    fireEvent.click(begin)
    await screen.findByText('The reply was lost.')
    fireEvent.click(begin)
    await screen.findByText('The draft is open.')
    const [lost, again] = saves
    expect(again).toEqual(lost)
    await waitFor(() => expect(saves).toHaveLength(2))
  })
})
