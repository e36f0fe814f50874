import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../api/apiClient'
import { queryClient } from '../api/queryClient'
import { ReviewPanel } from './ReviewPanel'

const reply = {
  isSuccess: true,
  status: 'success',
  due: [],
  streakDays: 0,
  streakFreezes: 0,
  isActiveToday: false,
}

async function show(fields: object) {
  vi.mocked(apiClient.call).mockResolvedValue({ ...reply, ...fields } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ReviewPanel userId="u" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.findByText(/in a row|day streak/)
}

beforeEach(() => queryClient.clear())

describe('ReviewPanel', () => {
  it('leads to the fullest review, tells how many words it asks and how much comes after it', async () => {
    await show({
      due: [
        { sectionType: 'ae.voc', gradeId: 3, count: 12 },
        { sectionType: 'ae.la', gradeId: 2, count: 1 },
      ],
    })
    expect(screen.getByText('10 words to remember')).toBeTruthy()
    expect(screen.getByText(/about 5 minutes, 3 more after it/)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Review' })
    const address = new URL(link.getAttribute('href') ?? '', 'http://localhost')
    expect(address.pathname).toBe('/problems')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      section_type: 'ae.voc',
      grade_id: '3',
      phase: 'REVIEW_SESSION',
    })
  })

  it('says what to do where nothing is due and no streak has begun', async () => {
    await show({})
    expect(screen.getByText('Nothing to review today. What you learn comes back here in time.')).toBeTruthy()
    expect(screen.getByText('Finish a session to begin.')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it.each([
    [{ streakDays: 0, isActiveToday: false }, 'Start a day streak', 'Finish a session to begin.'],
    [{ streakDays: 1, isActiveToday: false }, '1 day in a row', 'Finish a session today to go on.'],
    [{ streakDays: 3, isActiveToday: true }, '3 days in a row', 'A full week earns a free day.'],
    [{ streakDays: 9, isActiveToday: true, streakFreezes: 1 }, '9 days in a row', '1 free day saved'],
    [{ streakDays: 20, isActiveToday: true, streakFreezes: 2 }, '20 days in a row', '2 free days saved'],
  ])('tells the days of work in a row: %o', async (streak, days, text) => {
    await show(streak)
    expect(screen.getByText(days)).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
  })
})
