import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Chapter } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { queryClient } from '../../api/queryClient'
import { homeProfileLink } from '../../links/links'
import { HomeProfilePage } from './HomeProfilePage'

const chapters = [
  { chapterId: 1, chapterName: 'Words', skills: [] },
  {
    chapterId: 2,
    chapterName: 'Sentences',
    skills: [{ skillId: 's', skillName: 'End marks', level: 0, skillEnd: null }],
  },
] as unknown as Chapter[]

it('the chapter that was chosen is open again for who comes back from a lesson', async () => {
  vi.mocked(apiClient.call).mockResolvedValue({ isSuccess: true, status: 'success', chapters } as never)
  const router = createMemoryRouter(
    [
      { path: '/homeprofile', element: <HomeProfilePage /> },
      { path: '/problems', element: <p>A lesson</p> },
    ],
    { initialEntries: [homeProfileLink('ae.la', 2)] },
  )
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const isOpen = async (name: RegExp) =>
    (await screen.findByRole('tab', { name })).getAttribute('aria-selected')
  expect(await isOpen(/1\. Words/)).toBe('true')
  // As a mouse does: the tab takes the focus, then the press.
  screen.getByRole('tab', { name: /2\. Sentences/ }).focus()
  fireEvent.click(screen.getByRole('tab', { name: /2\. Sentences/ }))
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: /2\. Sentences/ }))
  await act(() => router.navigate('/problems'))
  await act(() => router.navigate(-1))
  expect(await isOpen(/2\. Sentences/)).toBe('true')
  expect(router.state.location.search).toBe('?program_id=20&section_type=ae.la&grade_id=2&chapter_id=2')
})
