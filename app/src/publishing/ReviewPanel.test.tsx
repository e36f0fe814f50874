import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { CallInput, Draft } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { later } from '../testing/later'
import { renderRouter } from '../testing/renderRouter'
import { draftQuery, refreshPublishing } from './publishingQueries'
import { ReviewPanel } from './ReviewPanel'

/** What the server has. */
let draft: Draft
/** Whether its reply to what is said comes back. */
let answers: boolean
/** Whether what is said comes to it. */
let arrives: boolean

const takeNote = ({ kind, text, newId }: CallInput<'noteDraft'>) => {
  draft = {
    ...draft,
    state: kind === 'approved' ? 'approved' : draft.state,
    notes: [
      ...draft.notes.filter(({ noteId }) => noteId !== newId),
      {
        ...{ noteId: newId ?? 'n', kind: 'comment', text, revision: 1 },
        writtenBy: 'Ruth Bennett',
        writtenAt: 0,
      },
    ],
  }
}

function Panel() {
  const { data } = useQuery(draftQuery('d'))
  return data ? <ReviewPanel draft={data.draft} hasUnsaved={false} /> : null
}

function open() {
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: CallInput<'noteDraft'>) => {
    if (name === 'getDraft') return { isSuccess: true, status: 'success', draft, rights: {} }
    if (arrives) takeNote(params)
    if (!answers || !arrives) throw new Error('The reply was lost.')
    return { isSuccess: true, status: 'success', state: draft.state }
  }) as never)
  const router = createMemoryRouter([{ path: '/', element: <Panel /> }])
  renderRouter(router)
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

async function enter(value: string) {
  const field = await screen.findByLabelText<HTMLTextAreaElement>('What you want to say')
  fireEvent.change(field, { target: { value } })
  return field
}

const idsSent = () =>
  vi
    .mocked(apiClient.call)
    .mock.calls.flatMap(([name, params]) =>
      name === 'noteDraft' ? [(params as CallInput<'noteDraft'>).newId] : [],
    )

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  answers = true
  arrives = true
  draft = {
    ...{ draftId: 'd', revision: 1, state: 'in_review', mayEdit: false, mayDecide: true },
    ...{ served: null, isRemoval: false, notes: [] },
  } as unknown as Draft
})
afterEach(cleanup)

describe('ReviewPanel', () => {
  it('says what was done, where the button was that has gone', async () => {
    open()
    await press('Approve')
    const said = await screen.findByText('It is approved and ready to publish.')
    await waitFor(() => expect(document.activeElement).toBe(said))
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('a comment whose reply was lost is over once it stands in the list', async () => {
    answers = false
    open()
    const field = await enter('Say where the thing is.')
    await press('Comment')
    expect((await screen.findByRole('listitem')).textContent).toContain('Say where the thing is.')
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.queryByRole('alert')).toBeNull()
    answers = true
    await enter('Another one.')
    await press('Comment')
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
    const [lost, next] = idsSent()
    expect(next).not.toBe(lost)
  })

  it('a comment that did not arrive stays in its field, and is sent again as the same', async () => {
    arrives = false
    open()
    const field = await enter('Say where the thing is.')
    await press('Comment')
    expect((await screen.findByRole('alert')).textContent).toBe('The reply was lost.')
    expect(field.value).toBe('Say where the thing is.')
    arrives = true
    await press('Comment')
    await waitFor(() => expect(field.value).toBe(''))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    const [lost, again] = idsSent()
    expect(again).toBe(lost)
  })

  it('while one thing is said no other goes, and what is typed meanwhile stays', async () => {
    open()
    const field = await enter('Say where the thing is.')
    const { reply, arrive } = later()
    vi.mocked(apiClient.call).mockReturnValueOnce(reply as never)
    await press('Comment')
    const approve = screen.getByRole<HTMLButtonElement>('button', { name: 'Approve' })
    await waitFor(() => expect(approve.disabled).toBe(true))
    await enter('And another one.')
    arrive({ isSuccess: true, status: 'success', state: 'in_review' })
    await screen.findByText('Your comment is saved.')
    expect(field.value).toBe('And another one.')
    expect(approve.disabled).toBe(false)
  })

  it('asks for words where a comment has none, and sends nothing', async () => {
    open()
    await press('Ask for changes')
    const field = await screen.findByLabelText<HTMLTextAreaElement>('What you want to say')
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText('Please write it here first.')).toBeTruthy()
    expect(document.activeElement).toBe(field)
    await enter('Say where it is.')
    expect(screen.queryByText('Please write it here first.')).toBeNull()
    expect(idsSent()).toEqual([])
  })

  it('asks before it withdraws, which nobody can undo', async () => {
    draft = { ...draft, problemId: 'la.2.nouns.E1', mayEdit: true }
    open()
    await press('Withdraw')
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw la.2.nouns.E1?' }))
    expect(idsSent()).toEqual([])
    fireEvent.click(question.getByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(idsSent()).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says no longer that it is approved when somebody else asked for changes', async () => {
    open()
    await press('Approve')
    await screen.findByText('It is approved and ready to publish.')
    draft = { ...draft, state: 'changes_asked' }
    await act(() => refreshPublishing())
    await waitFor(() => expect(screen.queryByText('It is approved and ready to publish.')).toBeNull())
  })

  it('says so, too, where somebody else was first', async () => {
    open()
    const answer = vi.mocked(apiClient.call).getMockImplementation()
    vi.mocked(apiClient.call).mockImplementation((async (...call: Parameters<typeof apiClient.call>) => {
      if (call[0] !== 'noteDraft') return answer?.(...call)
      draft = { ...draft, state: 'changes_asked' }
      return { isSuccess: false, status: 'error', message: 'This draft is not in review.' }
    }) as never)
    await press('Approve')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('This draft is not in review.')
    expect(document.activeElement).toBe(alert)
  })
})
