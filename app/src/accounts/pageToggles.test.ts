import { type MenuAuth, TOGGLES, type Toggle } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { isPageRefused } from './pageToggles'

const user = (...on: Toggle[]) => ({
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
})
