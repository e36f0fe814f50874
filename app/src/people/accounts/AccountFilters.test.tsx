import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { AccountFilters } from './AccountFilters'
import type { AccountSearch } from './accountSearch'

afterEach(cleanup)

const onChange = vi.fn()
function Page({ searched = { search: '' } as AccountSearch }) {
  const [search, setSearch] = useState(searched)
  return (
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <main id="main" tabIndex={-1}>
          <AccountFilters
            search={search}
            hasRoles
            onChange={(change) => {
              onChange(change)
              setSearch({ ...search, ...change })
            }}
          />
        </main>
      </ChakraProvider>
    </QueryClientProvider>
  )
}

it('the search keeps the focus while one types, and is empty when the filters are cleared', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, centers: [], classes: [] } as never)
  render(<Page />)
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  field.focus()
  fireEvent.change(field, { target: { value: 'ma' } })
  await waitFor(() => expect(onChange).toHaveBeenCalledWith({ search: 'ma' }))
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'may' } })
  expect(field.value).toBe('may')
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ search: 'may' }))
  const clear = screen.getByRole('button', { name: 'Clear the filters' })
  clear.focus()
  fireEvent.click(clear)
  expect(field.value).toBe('')
  // The button is gone.
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('on a phone the choices are folded, and their button counts those that are made', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, centers: [], classes: [] } as never)
  render(<Page />)
  const fold = screen.getByRole('button', { name: 'Filters' })
  expect(fold.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(fold)
  expect(fold.getAttribute('aria-expanded')).toBe('true')
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'student' } })
  fireEvent.change(screen.getByLabelText('Grade'), { target: { value: '0' } })
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'may' } })
  expect(await screen.findByRole('button', { name: 'Filters (2)' })).toBe(fold)
})

it('names the ended class of which the accounts are, and offers no other one', async () => {
  queryClient.clear()
  const ended = (classId: string) => ({ classId, centerId: 7, name: `Room ${classId}`, isEnded: true })
  const classes = [ended('4'), ended('5')]
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, centers: [], classes } as never)
  render(<Page searched={{ search: '', classId: '4' } as AccountSearch} />)
  await screen.findByRole('option', { name: 'Room 4' })
  expect(screen.getByLabelText<HTMLSelectElement>('Class').value).toBe('4')
  expect(screen.queryByRole('option', { name: 'Room 5' })).toBeNull()
})
