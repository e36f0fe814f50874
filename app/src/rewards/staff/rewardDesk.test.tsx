import { ChakraProvider } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { GoalRecord, OpenRequest } from '@wordstride/api'
import type { ReactNode } from 'react'
import { createMemoryRouter, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { chakraSystem } from '../../shell/chakraSystem'
import { renderRouter } from '../../testing/renderRouter'
import { GoalsSheet } from './GoalsSheet'
import { OpenRequests } from './OpenRequests'
import { RewardDialog } from './RewardDialog'
import { TokensSheet } from './TokensSheet'

const request = {
  ...{ requestId: 'r', userId: 'emi', studentName: 'Emi Sato', name: 'A book to keep' },
  ...{ price: 60, askedAt: Date.UTC(2026, 10, 29, 12) },
} as OpenRequest

const goal = {
  ...{ goalId: 'g', reward: 'A visit to the zoo', goalDate: '2026-12-01', reachedAt: null, endedAt: null },
  ...{ laGrade: 3, laGoalScore: 92.5, vocGrade: null, vocGoalScore: null },
} as GoalRecord

const page = (children: ReactNode) => (
  <QueryClientProvider client={queryClient}>
    <ChakraProvider value={chakraSystem}>
      <MemoryRouter>{children}</MemoryRouter>
    </ChakraProvider>
  </QueryClientProvider>
)

beforeEach(() => {
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success' } as never)
})
afterEach(cleanup)

it.each([
  ['Grant A book to keep to Emi Sato', 'A book to keep is granted to Emi Sato.'],
  ['Decline A book to keep for Emi Sato', 'A book to keep is declined; Emi Sato keeps the tokens.'],
])('tells what was decided (%s), and has the focus of the button that is gone', async (button, told) => {
  const { rerender } = render(page(<OpenRequests requests={[request]} />))
  screen.getByRole('button', { name: button }).focus()
  fireEvent.click(screen.getByRole('button', { name: button }))
  rerender(page(<OpenRequests requests={[]} />))
  const status = await screen.findByText(told)
  expect(document.activeElement).toBe(status)
})

it('the second click of a double one decides nothing about the next student, who moves under the pointer', async () => {
  const other = { ...request, requestId: 's', userId: 'ana', studentName: 'Ana Reyes' } as OpenRequest
  const { rerender } = render(page(<OpenRequests requests={[request, other]} />))
  fireEvent.click(screen.getByRole('button', { name: 'Grant A book to keep to Emi Sato' }), { detail: 1 })
  rerender(page(<OpenRequests requests={[other]} />))
  await screen.findByText('A book to keep is granted to Emi Sato.')
  fireEvent.click(screen.getByRole('button', { name: 'Decline A book to keep for Ana Reyes' }), { detail: 2 })
  fireEvent.click(screen.getByRole('button', { name: 'Grant A book to keep to Ana Reyes' }), { detail: 1 })
  await screen.findByText('A book to keep is granted to Ana Reyes.')
  expect(vi.mocked(apiClient.call).mock.calls).toEqual([
    ['decideRequest', { userId: 'emi', requestId: 'r', isGranted: true }],
    ['decideRequest', { userId: 'ana', requestId: 's', isGranted: true }],
  ])
})

it('tells who was too late so, and has the focus of the button that is gone', async () => {
  const refusal = { isSuccess: false, status: 'error', message: 'It was decided already.' }
  vi.mocked(apiClient.call).mockResolvedValueOnce(refusal as never)
  const { rerender } = render(page(<OpenRequests requests={[request]} />))
  const grant = screen.getByRole('button', { name: 'Grant A book to keep to Emi Sato' })
  grant.focus()
  fireEvent.click(grant)
  rerender(page(<OpenRequests requests={[]} />))
  expect(await screen.findByRole('alert')).toBe(document.activeElement)
})

it('tells staff about a student without tokens, not the student', async () => {
  queryClient.clear()
  vi.mocked(apiClient.call).mockRejectedValueOnce(new Error('no network'))
  render(page(<TokensSheet userId="emi" />))
  await screen.findByText('The tokens could not be loaded.')
  vi.mocked(apiClient.call).mockResolvedValue({
    ...{ isSuccess: true, status: 'success', balance: 0, ledger: [], requests: [], rewards: [] },
  } as never)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('None came yet. A full week brings the first ones.')
  screen.getByText('0 tokens')
})

it('asks before a goal is taken back', async () => {
  render(page(<GoalsSheet userId="emi" goals={[goal]} />))
  expect(screen.getByRole('listitem').textContent).toContain('by Dec 1, 2026')
  fireEvent.click(screen.getByRole('button', { name: 'Take back: A visit to the zoo' }))
  expect(apiClient.call).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Take it back', hidden: true }))
  await waitFor(() => expect(apiClient.call).toHaveBeenCalledWith('endGoal', { userId: 'emi', goalId: 'g' }))
})

it('a reward whose reply was lost stays in its form, and is the same when it is sent again', async () => {
  vi.mocked(apiClient.call).mockRejectedValueOnce(new Error('the network was lost'))
  const onClose = vi.fn()
  const element = <RewardDialog edited="new" centerId={1} onClose={onClose} />
  renderRouter(createMemoryRouter([{ path: '/', element }]))
  const name = screen.getByLabelText<HTMLInputElement>(/^Name of the reward/)
  fireEvent.change(name, { target: { value: 'A kite' } })
  const save = screen.getByRole('button', { name: 'Save', hidden: true })
  fireEvent.click(save)
  await screen.findByText('the network was lost')
  expect(name.value).toBe('A kite')
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  const [lost, again] = vi.mocked(apiClient.call).mock.calls
  expect(lost).toEqual(['saveReward', expect.objectContaining({ newId: expect.any(String) })])
  expect(again).toEqual(lost)
})
