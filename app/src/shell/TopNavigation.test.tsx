import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { type MenuAuth, TOGGLES, type Toggle, type User } from '@wordstride/api'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { authStore } from '../api/authStore'
import { queryClient } from '../api/queryClient'
import { TopNavigation } from './TopNavigation'

afterEach(() => authStore.setState({ token: null, user: null }))

function open(on: readonly Toggle[]) {
  const menuAuth = Object.fromEntries(TOGGLES.map((one) => [one, on.includes(one)])) as MenuAuth
  const user = {
    userId: 'maya',
    userName: 'maya',
    firstName: 'Maya',
    lastName: 'Torres',
    role: 'admin',
    menuAuth,
  }
  authStore.setState({ token: 'token', user: { ...user, subscription: { expireTs: 1 } } as unknown as User })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={['/about']}>
        <TopNavigation />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const row = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement)
  const menu = (opener: HTMLElement) => {
    fireEvent.click(opener)
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    fireEvent.click(opener)
    return items
  }
  /** What stands in the row, or below one of its entries. */
  return {
    links: () =>
      row()
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    groups: () =>
      row()
        .queryAllByRole('button')
        .map(({ textContent }) => textContent),
    below: (label: string) => menu(row().getByRole('button', { name: label })),
    ofUser: () => menu(screen.getByRole('button', { name: /^User menu/ })),
  }
}

const OF_THE_PAGES = [
  'home',
  ...['course', 'grade_view', 'chapter_view', 'reports', 'proficiency_report', 'mini_setup'],
  ...['management', 'skill_management', 'test', 'start_a_test', 'my_test_record', 'get_test_account'],
] as const satisfies Toggle[]

describe('the navigation', () => {
  it('[ROLE-07] has home, courses, reports, mini setup, management and tests by their toggles, and a menu of the user with About and Logout', () => {
    const all = open(OF_THE_PAGES)
    expect(all.links()).toEqual(['Home', 'Mini Setup', 'Account Setup'])
    expect(all.groups()).toEqual(['Courses', 'Reports', 'Test', 'Management'])
    expect(all.below('Courses')).toEqual(['Grade view', 'Chapter view'])
    expect(all.below('Reports')).toEqual(['Proficiency report'])
    expect(all.below('Test')).toEqual(['Start a test', 'My test record', 'Get a test account'])
    expect(all.below('Management')).toEqual(['Skill management'])
    expect(all.ofUser()).toEqual(expect.arrayContaining(['About', 'Logout']))

    cleanup()
    const none = open([])
    expect([none.links(), none.groups()]).toEqual([['Account Setup'], []])
    expect(none.ofUser()).toEqual(expect.arrayContaining(['About', 'Logout']))
    for (const [toggle, label] of [
      ['home', 'Home'],
      ['course', 'Courses'],
      ['reports', 'Reports'],
      ['mini_setup', 'Mini Setup'],
      ['management', 'Management'],
      ['test', 'Test'],
    ] as const) {
      cleanup()
      const some = open(OF_THE_PAGES.filter((one) => one !== toggle))
      expect([...some.links(), ...some.groups()], toggle).not.toContain(label)
    }
  })
})
