import 'fake-indexeddb/auto'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { type Draft, refuse } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { renderRouter } from '../testing/renderRouter'
import { DraftPage } from './DraftPage'

vi.mock('../api/apiClient', () => ({ apiClient: { call: vi.fn() } }))
vi.mock('../tools/authoring/ProblemEditor', () => ({
  ProblemEditor: ({ value, onChange }: { value: string; onChange(text: string): void }) => (
    <textarea aria-label="Problem text" value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}))

let draft: Draft
let isMet: boolean
beforeEach(() => {
  queryClient.clear()
  isMet = false
  draft = {
    ...{ draftId: crypto.randomUUID(), problemId: 'la.2.nouns.E40', problemType: 'selection' },
    ...{ language: 'yaml', text: 'one', revision: 1, revisions: [], notes: [], served: null },
    ...{ state: 'draft', mayEdit: true, mayDecide: false, isOwn: true, isRemoval: false },
    ...{ sectionType: 'ae.la', gradeId: 2, skillName: 'Nouns' },
  } as unknown as Draft
  vi.mocked(apiClient.call).mockImplementation((async (name: string, { text }: { text: string }) => {
    if (name === 'saveDraft' && isMet) {
      draft = { ...draft, revision: 2, text: 'theirs' }
      return refuse('draft_changed')
    }
    if (name === 'saveDraft') draft = { ...draft, revision: draft.revision + 1, text }
    return {
      ...{ isSuccess: true, status: 'success', draft, revision: draft.revision, rights: {} },
      ...{ problem: null, findings: [], drafts: [], releases: [] },
    }
  }) as never)
  const page = (
    <main id="main" tabIndex={-1}>
      <DraftPage draftId={draft.draftId} />
    </main>
  )
  renderRouter(createMemoryRouter([{ path: '*', element: page }]))
})
afterEach(cleanup)

const write = async (value: string) =>
  fireEvent.change(await screen.findByLabelText('Problem text'), { target: { value } })
const save = () => screen.getByRole('button', { name: 'Save' })
const saves = () => vi.mocked(apiClient.call).mock.calls.filter(([name]) => name === 'saveDraft')

it('Save keeps the focus when all is saved, and saves nothing then', async () => {
  await write('two')
  fireEvent.click(save())
  await screen.findByText('All changes are saved.')
  await waitFor(() => expect(save().ariaDisabled).toBe('true'))
  // The browser would take the focus of it.
  expect(save().matches(':disabled')).toBe(false)
  fireEvent.click(save())
  expect(saves()).toHaveLength(1)
})

it.each(['Take the saved text', 'Go on with mine'])('%s leaves the focus to the page', async (name) => {
  isMet = true
  await write('mine')
  fireEvent.click(save())
  const choice = await screen.findByRole('button', { name })
  choice.focus()
  fireEvent.click(choice)
  await waitFor(() => expect(choice.isConnected).toBe(false))
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
