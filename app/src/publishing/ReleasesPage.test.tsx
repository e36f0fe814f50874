import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { DraftSummary, Release } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { chakraSystem } from '../shell/chakraSystem'
import { later } from '../testing/later'
import { refreshPublishing } from './publishingQueries'
import { ReleasesPage } from './ReleasesPage'

const MADE_AT = new Date(2026, 2, 9, 10, 5).getTime()

const draft = (draftId: string) =>
  ({
    draftId,
    problemId: `la.2.nouns.${draftId}`,
    revision: 1,
    state: 'approved',
    skillName: 'Nouns',
  }) as DraftSummary

const release = (change: Partial<Release>): Release => ({
  releaseId: 'r',
  number: null,
  state: 'scheduled',
  note: '',
  backTo: null,
  madeBy: 'Alex Morgan',
  madeAt: MADE_AT,
  dueAt: MADE_AT,
  publishedAt: null,
  failure: null,
  draftIds: ['E2'],
  outdated: [],
  items: [],
  isReachable: false,
  ...change,
})

/** What the server has; a call changes it, and the next look shows it. */
let drafts: DraftSummary[]
let releases: Release[]
let reachesFiles: boolean

function open() {
  const replies: Record<string, (params: never) => object> = {
    listDrafts: () => ({ drafts, rights: { mayPublish: true } }),
    listReleases: () => ({
      releases,
      contentVersion: 'a1',
      reachesFiles,
      rights: { mayPublish: true },
    }),
    previewRelease: () => ({ changes: [], findings: [] }),
    publishDrafts({ dueAt }: { dueAt: number | null }) {
      drafts = []
      return { number: dueAt === null ? 1 : null, findings: [] }
    },
    cancelRelease() {
      releases = [release({ state: 'cancelled' })]
      return {}
    },
    rollBack() {
      releases = [release({ state: 'published', number: 2, backTo: 0 })]
      reachesFiles = false
      return { number: 2 }
    },
  }
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: never) => ({
    isSuccess: true,
    status: 'success',
    ...replies[name]?.(params),
  })) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <MemoryRouter>
          <ReleasesPage />
        </MemoryRouter>
      </ChakraProvider>
    </QueryClientProvider>,
  )
}

async function press(name: string, part: Pick<typeof screen, 'findByRole'> = screen) {
  const button = await part.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

const history = () => within(screen.getByRole('region', { name: 'History' }))

beforeEach(() => {
  queryClient.clear()
  drafts = [draft('E1'), draft('E2')]
  releases = []
  reachesFiles = true
  vi.mocked(apiClient.call).mockReset()
})
afterEach(cleanup)

/** The reply to a release comes when it is told to, with the number that `publish` gives. */
function holdPublish(publish: () => number | null): () => void {
  let arrive = () => {}
  const call = vi.mocked(apiClient.call)
  const answer = call.getMockImplementation()
  call.mockImplementation((async (name: string, params: never) => {
    if (name !== 'publishDrafts') return answer?.(name as never, params)
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { isSuccess: true, status: 'success', number: publish(), findings: [] }
  }) as never)
  return () => arrive()
}

describe('ReleasesPage', () => {
  it('says that it is published, where the button was that has gone', async () => {
    open()
    await press('Publish')
    const said = await screen.findByText('Release 1 is published. Students get it with their next session.')
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('says so there as well when another draft was chosen meanwhile', async () => {
    open()
    fireEvent.click(await screen.findByRole('checkbox', { name: /E2/ }))
    const arrive = holdPublish(() => {
      drafts = [draft('E2')]
      return 1
    })
    await press('Publish')
    fireEvent.click(screen.getByRole('checkbox', { name: /E2/ }))
    await press('Publish')
    arrive()
    const said = await screen.findByText(/^Release 1 is published\./)
    await waitFor(() => expect(document.activeElement).toBe(said))
  })

  it('keeps what is entered for the next release while one is published', async () => {
    open()
    const note = await screen.findByLabelText<HTMLInputElement>('What changes, in a few words')
    const due = screen.getByLabelText<HTMLInputElement>('When')
    fireEvent.change(note, { target: { value: 'Nouns' } })
    fireEvent.change(due, { target: { value: '2036-03-09T10:05' } })
    const arrive = holdPublish(() => null)
    await press('Publish at that time')
    fireEvent.change(note, { target: { value: 'Verbs' } })
    arrive()
    await screen.findByText(/^It waits for its time/)
    expect([note.value, due.value]).toEqual(['Verbs', ''])
    expect(apiClient.call).toHaveBeenCalledWith('publishDrafts', expect.objectContaining({ note: 'Nouns' }))
  })

  it('says when that is published which waits for its time', async () => {
    open()
    fireEvent.change(await screen.findByLabelText('When'), { target: { value: '2036-03-09T10:05' } })
    await press('Publish at that time')
    expect(
      await screen.findByText(/^It waits for its time and is published on Mar 9, 2036, 10:05 AM\.$/),
    ).toBeTruthy()
  })

  it('publishes nothing at once that was to wait, by a slip in its date', async () => {
    open()
    const due = await screen.findByLabelText<HTMLInputElement>('When')
    fireEvent.change(due, { target: { value: '2020-03-09T10:05' } })
    await press('Publish at that time')
    await screen.findByText('This time is over. Choose a later one, or leave it empty.')
    expect(document.activeElement).toBe(due)
    expect(vi.mocked(apiClient.call).mock.calls.some(([name]) => name === 'publishDrafts')).toBe(false)
    fireEvent.change(due, { target: { value: '' } })
    expect(screen.queryByText(/^This time is over/)).toBeNull()
    await press('Publish')
    await screen.findByText(/^Release 1 is published/)
  })

  it('names what has changed since it was scheduled, and offers that anew', async () => {
    releases = [release({ outdated: ['E2'] })]
    open()
    expect((await screen.findByText(/^Changed since it was scheduled/)).textContent).toContain(
      'la.2.nouns.E2',
    )
    expect(screen.getByRole('checkbox', { name: /E2/ })).toBeTruthy()
  })

  it('a release that is taken back waits no more, names what was chosen for it, and has the focus', async () => {
    releases = [release({})]
    open()
    expect(await screen.findByText('Waits for Mar 9, 2026, 10:05 AM')).toBeTruthy()
    await press('Take back')
    const state = await history().findByText('Taken back')
    await waitFor(() => expect(document.activeElement).toBe(state))
    expect(screen.queryByText(/^Waits for/)).toBeNull()
    expect(history().getByText('Not published')).toBeTruthy()
    expect(history().getByText('la.2.nouns.E2')).toBeTruthy()
  })

  it('one that was published meanwhile says so, where the button was', async () => {
    releases = [release({})]
    open()
    const answer = vi.mocked(apiClient.call).getMockImplementation()
    vi.mocked(apiClient.call).mockImplementation((async (...call: Parameters<typeof apiClient.call>) => {
      if (call[0] !== 'cancelRelease') return answer?.(...call)
      releases = [release({ state: 'published', number: 1 })]
      // No reply comes before the page shows that one is waited for.
      await new Promise((resolve) => setTimeout(resolve))
      return { isSuccess: false, status: 'error', message: 'It is published already.' }
    }) as never)
    await press('Take back')
    const alert = await screen.findByText('It is published already.')
    expect(document.activeElement).toBe(alert)
  })

  it('says that the content went back', async () => {
    open()
    await press('Go back to the files')
    await press('Go back', within(await screen.findByRole('dialog')))
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Release 2 takes the content back to the files.'),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
    // The next release makes that sentence a thing of the past, and takes no focus.
    releases = [release({ releaseId: 'c', state: 'published', number: 3 }), ...releases]
    await act(() => refreshPublishing())
    await screen.findByText('Release 3')
    expect(screen.queryByText('Release 2 takes the content back to the files.')).toBeNull()
  })

  it('going back closes its own question, and not one that was asked meanwhile', async () => {
    releases = [release({ releaseId: 'a', state: 'published', number: 1, isReachable: true })]
    open()
    await press('Go back to the files')
    const { reply, arrive } = later()
    vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
    await press('Go back', within(await screen.findByRole('dialog')))
    await press('Cancel', within(screen.getByRole('dialog')))
    await press('Go back to release 1')
    releases = [release({ releaseId: 'b', state: 'published', number: 2, backTo: 0 }), ...releases]
    arrive({ isSuccess: true, status: 'success', number: 2 })
    await screen.findByText('Release 2 takes the content back to the files.')
    expect(screen.getByRole('dialog', { name: 'Go back to release 1' })).toBeTruthy()
  })

  it('what failed while another one was asked about is still told when that question is closed', async () => {
    releases = [release({ releaseId: 'a', state: 'published', number: 1, isReachable: true })]
    open()
    await press('Go back to the files')
    let fail = () => {}
    vi.mocked(apiClient.call).mockImplementationOnce((() => {
      return new Promise((_, reject) => {
        fail = () => reject(new Error('The reply was lost.'))
      })
    }) as never)
    await press('Go back', within(await screen.findByRole('dialog')))
    await press('Cancel', within(screen.getByRole('dialog')))
    await press('Go back to release 1')
    fail()
    await screen.findByText('The reply was lost.')
    await press('Cancel', within(screen.getByRole('dialog')))
    expect(screen.getByText('The reply was lost.')).toBeTruthy()
  })
})
