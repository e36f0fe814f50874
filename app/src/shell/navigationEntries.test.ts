import { type MenuAuth, TOGGLES, type Toggle } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { navigationEntries } from './navigationEntries'

const withToggles = (...on: Toggle[]): MenuAuth =>
  Object.fromEntries(TOGGLES.map((toggle) => [toggle, on.includes(toggle)])) as MenuAuth

const entriesOf = (userName: string, ...on: Toggle[]) =>
  navigationEntries({ userName, menuAuth: withToggles(...on) })

describe('navigationEntries', () => {
  it('shows what the toggles allow', () => {
    const labels = (...on: Toggle[]) => entriesOf('maya', ...on).map(({ label }) => label)
    expect(labels('home', 'course')).toEqual(['Home', 'Courses'])
    expect(labels('home')).toEqual(['Home'])
  })

  it('the test menu holds what its own toggles show', () => {
    expect(entriesOf('maya', 'test', 'start_a_test', 'my_test_record', 'get_test_account')).toEqual([
      {
        label: 'Test',
        links: [
          { label: 'Start a test', to: '/configTest' },
          { label: 'My test record', to: '/testRecords' },
          { label: 'Get a test account', to: '/getTestAccount' },
        ],
      },
    ])
    expect(entriesOf('maya', 'test', 'my_test_record')).toEqual([
      { label: 'Test', links: [{ label: 'My test record', to: '/testRecords' }] },
    ])
  })

  it('it is not there without the toggle test, nor when it would be empty', () => {
    expect(entriesOf('maya', 'home', 'start_a_test')).toEqual([{ label: 'Home', to: '/home' }])
    expect(entriesOf('maya', 'test')).toEqual([])
  })

  it('[ROLE-09] it is hidden for user names of ag and digits, and for no other', () => {
    expect(entriesOf('ag100001', 'home', 'test', 'start_a_test')).toEqual([{ label: 'Home', to: '/home' }])
    for (const name of ['agnes', 'ag', 'ag1x', 'bag12', 'af100001'])
      expect(entriesOf(name, 'test', 'start_a_test'), name).toHaveLength(1)
  })
})
