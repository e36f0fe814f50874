import { type MenuAuth, type Role, TOGGLES, type Toggle } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { isPageRefused } from './pageToggles'

const user = (...on: Toggle[]) => ({
  role: 'admin' as Role,
  menuAuth: Object.fromEntries(TOGGLES.map((toggle) => [toggle, on.includes(toggle)])) as MenuAuth,
})

describe('isPageRefused', () => {
  it('asks for the toggle of the page, and for none where there is none', () => {
    expect(isPageRefused(user(), '/renderingtool')).toBe(true)
    expect(isPageRefused(user('problem_rendering'), '/renderingtool')).toBe(false)
    for (const path of ['/', '/home', '/about', '/covid19', '/nowhere'])
      expect(isPageRefused(user(), path)).toBe(false)
  })

  it('a slash at the end is no way around', () => {
    expect(isPageRefused(user(), '/secret/')).toBe(true)
    expect(isPageRefused(user(), '/secret//')).toBe(true)
    expect(isPageRefused(user(), '/SECRET')).toBe(true)
  })

  it('a page below another one needs what that one needs', () => {
    for (const path of ['/people/account/u', '/people/cards', '/classes/c', '/classes/student/u'])
      expect([path, isPageRefused(user(), path), isPageRefused(user('all_users'), path)]).toEqual([
        path,
        true,
        false,
      ])
    expect(isPageRefused(user(), '/peoples')).toBe(false)
  })

  it.each([
    ['school_teacher', ['/people', '/people/cards', '/people/appointments', '/classes']],
    ['tutor', ['/people', '/people/cards', '/people/appointments', '/classes', '/people/rewards/u']],
  ] as const)('%s has the pages of staff but those of administrators', (role, open) => {
    const staff = { ...user('all_users'), role }
    expect(open.filter((path) => isPageRefused(staff, path))).toEqual([])
    const ofManagers = [
      '/people/new',
      '/people/account/u',
      '/people/classes',
      '/people/centers',
      '/people/roster',
    ]
    expect(ofManagers.filter((path) => !isPageRefused(staff, path))).toEqual([])
  })
})
