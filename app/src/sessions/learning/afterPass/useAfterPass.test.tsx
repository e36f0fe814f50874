import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { queryClient } from '../../../api/queryClient'
import { outbox } from '../../../outbox/outbox'
import { readProblemsQuery } from '../../problemsQuery'
import { useAfterPass } from './useAfterPass'

const query = readProblemsQuery(
  new URLSearchParams('section_type=ae.la&grade_id=2&skill_id=la.2.nouns&phase=LEARNING_SESSION'),
)!

function Report() {
  const { goOn, leave, stay, isSearching, dialogs } = useAfterPass(query)
  return (
    <>
      <button type="button" aria-busy={isSearching} onClick={goOn}>
        Yes
      </button>
      <button type="button" onClick={leave}>
        No
      </button>
      <button type="button" onClick={stay}>
        Close
      </button>
      <Link to="/courses">Back</Link>
      {dialogs}
    </>
  )
}

/** A passed session of which Yes was pressed; the answers take their time to arrive. */
async function searching(nextPage: RouteObject = { path: '*', element: <p>Another page</p> }) {
  let settle = () => {}
  vi.mocked(outbox.settle).mockReturnValue(new Promise((settled) => (settle = () => settled(true))))
  const next = { sectionType: 'ae.la', gradeId: 2, chapterId: 2, skillId: 'la.2.verbs', path: null }
  vi.mocked(apiClient.call)
    .mockReset()
    .mockResolvedValue({ isSuccess: true, status: 'success', ...next } as never)
  const router = createMemoryRouter([{ path: '/', element: <Report /> }, nextPage], { initialEntries: ['/'] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Yes' }).ariaBusy).toBe('true'))
  const arrive = () =>
    act(async () => {
      settle()
      await new Promise((done) => setTimeout(done, 20))
    })
  return { arrive, place: () => router.state.location.pathname }
}

describe('useAfterPass', () => {
  it('[SES-22] opens the next skill once the answers have arrived', async () => {
    const { arrive, place } = await searching()
    expect(place()).toBe('/')
    await arrive()
    expect(place()).toBe('/problems')
  })

  it('[SES-22] opens one session, however long its page takes to come', async () => {
    const { arrive } = await searching({ path: '*', lazy: () => new Promise(() => undefined) })
    await arrive()
    const yes = screen.getByRole('button', { name: 'Yes' })
    expect(yes.ariaBusy).toBe('true')
    fireEvent.click(yes)
    await arrive()
    expect(apiClient.call).toHaveBeenCalledOnce()
  })

  it.each([
    ['No', '/homeprofile'],
    ['Back', '/courses'],
    ['Close', '/'],
  ])('%s after Yes is the last word', async (name, leadsTo) => {
    const { arrive, place } = await searching()
    fireEvent.click(screen.getByRole(name === 'Back' ? 'link' : 'button', { name }))
    await waitFor(() => expect(place()).toBe(leadsTo))
    await arrive()
    expect(place()).toBe(leadsTo)
  })
})
