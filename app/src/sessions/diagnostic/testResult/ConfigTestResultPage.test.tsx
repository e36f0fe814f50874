import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { TestResult, User } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../../api/apiClient'
import { authStore } from '../../../api/authStore'
import { readTestParams, testResultLink } from '../screen/testParams'
import { ConfigTestResultPage } from './ConfigTestResultPage'
import { aTestResult } from './sampleResult'

const call = vi.mocked(apiClient.call)

beforeEach(() => {
  call.mockReset()
})

const uuidOf = (part: number) => `${part}b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11`

function open(result: TestResult, records: readonly TestResult[] = []) {
  call.mockImplementation((async (name: string) => ({
    isSuccess: true,
    status: 'success',
    ...(name === 'getTestResult' ? { result } : { tests: records, pages: 1 }),
  })) as never)
  authStore.setState({ user: { userId: 'u', userName: 'superstudent' } as User })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[testResultLink(result.sessionId)]}>
        <ConfigTestResultPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

describe('/configTestResult', () => {
  it('[TEST-11] [TEST-27] thanks, sums up the part, tells its details and leads to the next one; without one it is complete', async () => {
    open(aTestResult())
    expect(await screen.findByText('Test Summary')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you for taking the test.')
    for (const text of ['85.00%', 'Good (1.52)', 'Start at Level 2', '2 of 20'])
      expect(screen.getByText(text), text).toBeTruthy()
    const asked = call.mock.calls.filter(([name]) => !name.endsWith('Email'))
    expect(asked.map(([name, params]) => [name, params])).toEqual([
      [
        'getTestResult',
        {
          userId: 'u',
          sessionId: aTestResult().sessionId,
        },
      ],
    ])
    const next = screen.getByRole('link', { name: 'Start part 2' }).getAttribute('href') ?? ''
    expect(readTestParams(new URL(next, 'http://localhost').searchParams)).toMatchObject({
      testGrade: 4,
      sectionType: 'ae.voc',
      groupId: aTestResult().groupId,
    })
    expect(screen.getByRole('link', { name: 'Back to the test settings' }).getAttribute('href')).toBe(
      '/configTest',
    )
    fireEvent.click(screen.getByRole('button', { name: 'View Details of part 1' }))
    const details = screen.getByRole('dialog', { name: 'Vocabulary, part 1' })
    expect(within(details).getByText('a field of grass and flowers')).toBeTruthy()

    cleanup()
    open(aTestResult({ nextGrade: null }))
    expect(await screen.findByText('The Vocabulary test is complete.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: /^Start part/ })).toBeNull()
  })

  it('shows the parts of the same test in their order, and no others', async () => {
    const part = (number: number, more: Partial<TestResult> = {}) =>
      aTestResult({ sessionId: uuidOf(number), part: number, testGrade: number + 2, ...more })
    open(part(3, { nextGrade: null }), [
      part(3),
      part(2),
      aTestResult({ sessionId: uuidOf(9), groupId: uuidOf(8), testGrade: 8 }),
      part(1),
    ])
    await screen.findByText('Test Summary')
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Part 1 · 3rd grade',
      'Part 2 · 4th grade',
      'Part 3 · 5th grade',
    ])
    expect(screen.queryByRole('link', { name: /^Start part/ })).toBeNull()
    expect(screen.getByText('The Vocabulary test is complete.')).toBeTruthy()
  })

  it('[SR-32] says that the highest grade is passed', async () => {
    open(aTestResult({ testGrade: 9, region: 3, nextGrade: null }))
    expect(
      await screen.findByText(
        'You have passed the highest grade. The next-grade test will be available soon.',
      ),
    ).toBeTruthy()
  })

  it('[SR-43] a practice test shows no result', async () => {
    open(
      aTestResult({
        isPractice: true,
        accuracy: null,
        speed: null,
        region: null,
        recommendation: null,
        nextGrade: null,
      }),
    )
    expect(await screen.findByText('This was a practice test. It leaves no result.')).toBeTruthy()
    for (const text of ['Accuracy', 'Speed', 'Recommendation'])
      expect(screen.queryByText(text), text).toBeNull()
    expect(screen.queryByRole('link', { name: /^Start part/ })).toBeNull()
  })

  it('[SR-35] a part that was interrupted is marked', async () => {
    open(aTestResult({ isInterrupted: true, nextGrade: null }))
    expect(
      await screen.findByText('This part ended because nobody was there too often or for too long.'),
    ).toBeTruthy()
    expect(screen.getByText('Accuracy')).toBeTruthy()
  })

  it('[SR-35] a part that has not ended tells no measures and can be gone on with', async () => {
    open(
      aTestResult({
        endTime: null,
        accuracy: null,
        speed: null,
        region: null,
        recommendation: null,
        nextGrade: null,
        resumable: true,
        startProblemSeq: 3,
      }),
    )
    expect(await screen.findByText('This part is not finished.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go on with this part' })).toBeTruthy()
    expect(screen.queryByText('Accuracy')).toBeNull()
    expect(screen.queryByText(/complete/)).toBeNull()
  })
})
