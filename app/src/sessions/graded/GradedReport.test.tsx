import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { foldSession, type SessionState } from '@wordstride/learning'
import { Suspense } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { readProblemsQuery } from '../problemsQuery'
import { GradedReport } from './GradedReport'

afterEach(cleanup)

const query = readProblemsQuery(
  new URLSearchParams('section_type=ae.la&grade_id=4&phase=AFFICIENCY_SESSION'),
)!

const session = foldSession([
  {
    type: 'started',
    at: 0,
    start: {
      ...{ sessionId: 's', phase: 'AFFICIENCY_SESSION', sectionType: 'ae.la', gradeId: 4, skillId: '' },
      ...{ path: null, startingLevel: 0, correctCount: null, problemIds: ['p'], lastProblemId: null },
      targets: [{ problemId: 'p', skillId: 'a', gradeId: 4, level: 1, isMakeup: false }],
    },
  },
  { type: 'exercise_shown', at: 0, problemId: 'p' },
] as never) as SessionState

it('says that the scores did not come, and asks for them again', async () => {
  queryClient.clear()
  const data = { highestScore: 91, projectedScore: 90.5, goalScore: 95, goalLetter: 'A' }
  vi.mocked(apiClient.call)
    .mockReset()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue({ isSuccess: true, status: 'success', data } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <GradedReport
          {...{
            session,
            query,
            skillNames: {},
            isOpen: true,
            isGoingOn: false,
            onContinue() {},
            onClose() {},
          }}
        />
      </Suspense>
    </QueryClientProvider>,
  )
  await screen.findByText('Your scores could not be loaded.', {}, { timeout: 10_000 })
  const retry = screen.getByRole('button', { name: 'Try again', hidden: true })
  fireEvent.click(retry)
  // It keeps the focus while they are on their way.
  expect(retry.isConnected).toBe(true)
  expect((await screen.findByText('Projected score')).nextElementSibling?.textContent).toBe('90.50')
})
