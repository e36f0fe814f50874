import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ItemRow } from '@wordstride/api'
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { renderRouter } from '../../testing/renderRouter'
import { ItemsPage } from './ItemsPage'

const row: ItemRow = {
  problemId: 'la.2.nouns.E1',
  sectionType: 'ae.la',
  gradeId: 2,
  skillId: 'la.2.nouns',
  skillName: 'Nouns',
  problemType: 'single_choice',
  answers: 80,
  right: 0.5,
  flags: [],
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string) => {
    if (name === 'listItems') return { isSuccess: true, status: 'success', items: [row], total: 30 }
    throw new Error(`no reply to ${name}`)
  }) as never)
})
afterEach(cleanup)

function open(address: string) {
  const router = createMemoryRouter([{ path: '/items', element: <ItemsPage /> }], {
    initialEntries: [address],
  })
  renderRouter(router)
  return router
}

const asked = () => vi.mocked(apiClient.call).mock.calls.findLast(([name]) => name === 'listItems')?.[1]

it('keeps what is shown in the address, from a problem back to the list, too', async () => {
  const router = open('/items')
  await screen.findByRole('link', { name: 'la.2.nouns.E1' })
  expect(asked()).toMatchObject({ flag: 'any', sectionType: null, gradeId: null, page: 1 })
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: '' } })
  fireEvent.change(screen.getByLabelText('Grade'), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: 'Next' }))
  const list = '?flag=all&grade_id=0&page=2'
  await waitFor(() => expect(router.state.location.search).toBe(list))
  await waitFor(() => expect(asked()).toMatchObject({ flag: null, gradeId: 0, page: 2 }))
  fireEvent.click(screen.getByRole('link', { name: 'la.2.nouns.E1' }))
  const back = await screen.findByRole('link', { name: 'All problems' })
  expect(back.getAttribute('href')).toBe(`/items${list}`)
})

it('shows what the address asks for, and the last page where that one is no more', async () => {
  const router = open('/items?flag=too_easy&section_type=ae.voc&page=9')
  await waitFor(() => expect(router.state.location.search).toBe('?flag=too_easy&section_type=ae.voc&page=2'))
  const last = { flag: 'too_easy', sectionType: 'ae.voc', page: 2 }
  await waitFor(() => expect(asked()).toMatchObject(last))
})
