import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { WhomField } from './WhomField'

const pupils = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ userId: `u${i + 1}`, firstName: 'Pupil', lastName: `${i + 1}` }))

function Form() {
  const [whom, setWhom] = useState('')
  return (
    <WhomField name="whom" value={whom} onChange={({ target }) => setWhom(target.value)} error={undefined} />
  )
}

function open(count: number, hasFailed: () => boolean = () => false) {
  vi.mocked(apiClient.call).mockImplementation((async (
    name: string,
    { search, pageSize }: { search: string; pageSize: number },
  ) => {
    if (hasFailed()) throw new Error('no network')
    const found = pupils(count).filter(({ lastName }) => lastName.includes(search))
    const classes = [{ classId: 'c', name: 'Room 4', isEnded: false }]
    return name === 'listClasses'
      ? { isSuccess: true, classes }
      : { isSuccess: true, accounts: found.slice(0, pageSize), total: found.length }
  }) as never)
  render(
    <QueryClientProvider client={queryClient}>
      <ChakraProvider value={chakraSystem}>
        <Form />
      </ChakraProvider>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockReset()
})
afterEach(cleanup)

const field = () => screen.findByLabelText<HTMLSelectElement>(/^For/)
const options = async () => [...(await field()).options].map(({ label }) => label)

it('finds each of 600 students by name, and keeps whom one has chosen', async () => {
  open(600)
  await screen.findByText('100 of 600 students are listed. Type a name to find the others.')
  fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: '599' } })
  await screen.findByText('1 student with such a name.')
  expect(await options()).toEqual(['Choose a class or a student', 'Room 4', 'Pupil 599'])
  // Enter does not send the form around it.
  expect(fireEvent.keyDown(screen.getByLabelText('Find a student'), { key: 'Enter' })).toBe(false)
  fireEvent.change(await field(), { target: { value: 'student u599' } })
  fireEvent.change(screen.getByLabelText('Find a student'), { target: { value: '577' } })
  await waitFor(async () => expect(await options()).toContain('Pupil 577'))
  expect((await field()).selectedOptions[0]?.label).toBe('Pupil 599')
})

it('lists all students of a small school without a search', async () => {
  open(12)
  await waitFor(async () => expect(await options()).toHaveLength(14))
  expect(screen.queryByLabelText('Find a student')).toBeNull()
})

it('says that nobody could be loaded, and tries again', async () => {
  let hasFailed = true
  open(12, () => hasFailed)
  await screen.findByText('Classes and students could not be loaded.')
  expect(screen.queryByLabelText(/^For/)).toBeNull()
  hasFailed = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(async () => expect(await options()).toHaveLength(14))
})
