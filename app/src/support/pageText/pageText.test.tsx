import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type MenuAuth, type TextPage, TOGGLES, type User } from '@wordstride/api'
import type { ComponentType } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AboutPage } from '../../about/AboutPage'
import { apiClient } from '../../api/apiClient'
import { authStore } from '../../api/authStore'
import { queryClient } from '../../api/queryClient'
import { ProficiencyStartPage } from '../../courses/proficiencyStart/ProficiencyStartPage'
import { PrivacyPage } from '../../privacy/PrivacyPage'
import { NotAllowedPage } from '../../router/NotAllowedPage'
import { WithChakra } from '../../shell/ChakraPages'
import { SecretPage } from '../../tools/secret/SecretPage'

const PAGES: [TextPage, ComponentType][] = [
  ['about', AboutPage],
  ['privacy', PrivacyPage],
  ['secret', SecretPage],
  ['unAuth', NotAllowedPage],
  ['proficiencyPage', ProficiencyStartPage],
]

function open(Page: ComponentType) {
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <WithChakra>
          <Page />
        </WithChakra>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

function signIn(): void {
  const menuAuth = Object.fromEntries(TOGGLES.map((one) => [one, true])) as MenuAuth
  const user = { userId: 'maya', userName: 'maya', role: 'admin', menuAuth, subscription: { expireTs: 1 } }
  authStore.getState().setToken('token')
  authStore.getState().setUser(user as unknown as User)
}

const reply = vi.fn()
beforeEach(() => {
  queryClient.clear()
  reply.mockReset()
  vi.mocked(apiClient.call).mockImplementation((async (name: string, params: { page: TextPage }) =>
    name === 'getPageText' ? reply(params.page) : new Promise(() => {})) as never)
})
afterEach(() => authStore.getState().signOut())

describe.each(PAGES)('the page %s', (page, Page) => {
  const own = (text: string) => ({
    isSuccess: true,
    status: 'success',
    title: 'Our school',
    text: `${text} in **room 4** for ${page}. <script>alert(1)</script>`,
  })

  it.each([false, true])(
    'shows title and text of the server, as Markdown without HTML (signed in: %s)',
    async (isSignedIn) => {
      if (isSignedIn) signIn()
      reply.mockImplementation(async () => own('Ask'))
      const { container } = open(Page)
      expect(await screen.findByRole('heading', { level: 1, name: 'Our school' })).toBeTruthy()
      expect((await screen.findByText('room 4')).tagName).toBe('STRONG')
      expect(container.textContent).toContain(`for ${page}.`)
      expect(container.querySelector('script')).toBeNull()
      expect(document.title).toBe('Our school · Wordstride')
      expect(reply.mock.calls).toEqual([[page]])
    },
  )

  it('says when it could not be loaded, and tries again', async () => {
    reply.mockRejectedValueOnce(new Error('lost'))
    reply.mockResolvedValueOnce(own('Come'))
    open(Page)
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Our school' })).toBeTruthy()
  })
})

it('a page without a text shows what it has of its own', async () => {
  signIn()
  reply.mockResolvedValue({ isSuccess: true, status: 'success', title: 'Behind the scenes', text: '' })
  open(SecretPage)
  expect(await screen.findByRole('heading', { level: 2, name: 'Feature toggles' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Behind the scenes' })).toBeTruthy()
})

it('the notice of /unAuth has the focus of the button by which it was tried again', async () => {
  reply.mockRejectedValueOnce(new Error('lost'))
  reply.mockResolvedValueOnce({ isSuccess: true, status: 'success', title: 'Our school', text: '' })
  open(NotAllowedPage)
  const again = await screen.findByRole('button', { name: 'Try again' })
  again.focus()
  fireEvent.click(again)
  expect(document.activeElement).toBe(again)
  await screen.findByRole('heading', { level: 1, name: 'Our school' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
