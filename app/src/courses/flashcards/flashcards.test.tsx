import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { User, VocabularyCard } from '@wordstride/api'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { FlashcardPage } from './FlashcardPage'

afterEach(() => {
  cleanup()
  queryClient.clear()
})

const card = (word: string): VocabularyCard => ({
  id: word,
  skillId: word,
  description: { pos: 'noun', definition: `what ${word} means`, example: `A ${word}.` },
  imageUrl: null,
  audioUrl: null,
  ipa: null,
})
const PAGES = [
  ['apple', 'bread'],
  ['cloud', 'drum'],
]

function open(pages = PAGES, grade = 2) {
  vi.mocked(apiClient.call).mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (_: string, { pageId }: { pageId: number }) => ({
    isSuccess: true,
    cards: pages[pageId - 1]?.map(card) ?? [],
    pages: pages.length,
  })) as never)
  const user = { userId: 'maya', role: 'student', subscription: { expireTs: 1 } }
  authStore.setState({ token: 't', user: user as unknown as User })
  const path = `/flashcard?chapter_id=1&grade_id=${grade}&keyword_type=primary`
  const routes = [
    { path: '/home', element: 'Home' },
    { path: '/flashcard', element: <FlashcardPage /> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/home', path] })
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}

async function press(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
  return button
}
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('the cards of a grade', () => {
  it.each([
    [0, 'picture', 'early', 'pictureCard'],
    [1, 'picture', 'early', 'pictureCard'],
    [2, 'text', 'higher', 'textCard'],
    [12, 'text', 'higher', 'textCard'],
  ])(
    '[CARD-03] those of grade %i have the %s layout in the %s font, small and large',
    async (grade, layout, reading, look) => {
      open(PAGES, grade)
      const list = await screen.findByRole('list', { name: 'Page 1 of 2' })
      expect({ ...list.dataset }).toEqual({ layout, reading })
      const isPicture = layout === 'picture'
      for (const small of within(list).getAllByRole('listitem')) {
        expect(small.className).toBe(`card ${look}`)
        expect(small.querySelectorAll('.picture')).toHaveLength(isPicture ? 1 : 0)
        expect(within(small).queryAllByText('noun')).toHaveLength(isPicture ? 0 : 1)
      }
      await press('Enlarge bread')
      const large = await dialog('Card 2 of 2 · page 1')
      expect(large.querySelector('.large')?.getAttribute('data-reading')).toBe(reading)
      expect(large.querySelectorAll('.picture')).toHaveLength(isPicture ? 1 : 0)
    },
  )
})

describe('the large card', () => {
  it('is left by Back before the page is', async () => {
    const router = open()
    const small = await press('Enlarge bread')
    await dialog('Card 2 of 2 · page 1')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location.pathname).toBe('/flashcard')
    expect(document.activeElement).toBe(small)
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/home')
  })

  it('goes on with the next page after the last card, and is done after the last of all', async () => {
    open()
    await press('Enlarge bread')
    await dialog('Card 2 of 2 · page 1')
    const next = await press('Next card')
    const large = within(await dialog('Card 1 of 2 · page 2'))
    expect(await large.findByRole('heading', { name: 'cloud' })).toBeTruthy()
    expect(document.activeElement).toBe(next)
    await press('Next card')
    await dialog('Card 2 of 2 · page 2')
    expect(next.textContent).toBe('Done')
    await press('Done')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enlarge drum' }))
  })

  it('keeps the focus on the way back to the first card', async () => {
    open(PAGES.slice(0, 1))
    await press('Enlarge bread')
    const back = await press('Previous card')
    await dialog('Card 1 of 2')
    expect(document.activeElement).toBe(back)
    expect(back.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(back)
    expect(await dialog('Card 1 of 2')).toBeTruthy()
  })
})

describe('pages of cards', () => {
  it('[CARD-02] one that is chosen has the focus, and the arrows go no further at the ends', async () => {
    open()
    const next = await press('Next page')
    expect(await screen.findByRole('button', { name: 'Enlarge cloud' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Page 2 of 2' }))
    expect(next.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(next)
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })
})
