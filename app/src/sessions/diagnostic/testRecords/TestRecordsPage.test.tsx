import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { TestResult, User } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { authStore } from '../../../api/authStore'
import { aTestResult } from '../testResult/sampleResult'
import { TestRecordsPage } from './TestRecordsPage'

const call = vi.mocked(apiClient.call)

beforeEach(() => {
  call.mockReset()
})

function open(tests: readonly TestResult[], { pages = 1, userName = 'superstudent' } = {}) {
  call.mockResolvedValue({ isSuccess: true, status: 'success', tests, pages } as never)
  authStore.setState({ user: { userId: 'u', userName } as User })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <TestRecordsPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const askedPages = () =>
  call.mock.calls.map(([name, params]) => [name, params as unknown as { pageId: number }] as const)

/** Of `aTestResult` as part 2 of language arts. */
async function expectCard() {
  const card = (await screen.findAllByRole('listitem')).find(({ textContent }) =>
    textContent?.includes('Noah Reed'),
  )
  if (!card) throw new Error('There is no card.')
  expect(card.textContent).toContain('Language Arts')
  expect(getComputedStyle(card).background).toBe('var(--ws-primary-soft)')
  expect(card.textContent).toContain('Diagnostic test')
  expect(card.textContent).toContain('Language Arts · Part 2 · 3rd grade')
  const start = new Date(Date.UTC(2026, 2, 4, 15, 30))
  expect(card.querySelector('time')?.dateTime).toBe(start.toISOString())
  fireEvent.click(within(card).getByRole('button', { name: /^View Details/ }))
  const details = screen.getByRole('dialog', { name: 'Language Arts, part 2' })
  for (const text of ['meadow', 'a kind of boat', 'a field of grass and flowers'])
    expect(within(details).getByText(text), text).toBeTruthy()
  expect(within(details).getByText('85.00%')).toBeTruthy()
  fireEvent.click(within(details).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
}

describe('/testRecords', () => {
  it('[TEST-28] asks for ten of the own tests, a coloured card with its details for each; paging and Get My Test Results lead on and back', async () => {
    open([aTestResult({ sectionType: 'ae.la', part: 2 })], { pages: 3 })
    await screen.findByText('Page 1 of 3')
    await expectCard()
    expect(askedPages()).toEqual([['getUserTestResult', { userId: 'u', testsPerPage: 10, pageId: 1 }]])
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 3')
    await waitFor(() => expect(askedPages().at(-1)?.[1].pageId).toBe(2))
    fireEvent.click(await screen.findByRole('button', { name: 'Get My Test Results' }))
    await screen.findByText('Page 1 of 3')
    await waitFor(() => expect(askedPages().at(-1)?.[1].pageId).toBe(1))
    expect(call).toHaveBeenCalledTimes(3)
  })

  it.each([
    ['diagnostic', 'Diagnostic test', 'var(--ws-primary-soft)'],
    ['english_test', 'English test', 'var(--ws-correct-soft)'],
    ['mini_test', 'Mini test', 'var(--ws-hint-soft)'],
  ] as const)('[SR-42] the colour of a card is that of its type: %s', async (testType, name, soft) => {
    for (const sectionType of ['ae.la', 'ae.voc'] as const) {
      open([aTestResult({ testType, sectionType })])
      const badge = await screen.findByText(name)
      expect(getComputedStyle(badge.closest('li') as Element).background).toBe(soft)
      cleanup()
    }
  })

  it('an interrupted test says so', async () => {
    open([aTestResult({ isInterrupted: true })])
    expect(await screen.findByText('85.00% · Start at Level 2 · Interrupted')).toBeTruthy()
  })

  it('[TEST-24] an unfinished test leads back to its first unanswered problem', async () => {
    open([
      aTestResult({ resumable: true, startProblemSeq: 5, endTime: null, accuracy: null }),
      aTestResult({ sessionId: '6d0b7a3a-95a1-4f3c-9a55-3d0b6a8a4c11' }),
    ])
    const links = await screen.findAllByRole('link', { name: /^Resume/ })
    expect(links).toHaveLength(1)
    const { pathname, searchParams } = new URL(links[0]?.getAttribute('href') ?? '', 'http://localhost')
    expect(pathname).toBe('/tests')
    expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({
      test_session_uuid: aTestResult().sessionId,
      test_current_problem_index: 4,
    })
  })

  it.each([
    ['superstudent', true],
    ['ag100001', true],
    ['afra', true],
    ['af100001', false],
  ])('[TEST-29] %s has the way back to the setup: %s', async (userName, hasBack) => {
    open([], { userName })
    await screen.findByText('You have not taken a test yet.')
    const back = screen.queryByRole('link', { name: 'Back' })
    expect(back?.getAttribute('href') ?? null).toBe(hasBack ? '/accountSetup' : null)
  })
})
