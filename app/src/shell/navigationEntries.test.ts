import { type MenuAuth, TOGGLES, type Toggle } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { isIn, navigationEntries } from './navigationEntries'

const withToggles = (...on: readonly Toggle[]): MenuAuth =>
  Object.fromEntries(TOGGLES.map((toggle) => [toggle, on.includes(toggle)])) as MenuAuth

const entriesOf = (userName: string, on: readonly Toggle[]) =>
  navigationEntries({ userName, menuAuth: withToggles(...on) })

/** 'Home', or 'Courses: Grade view, Chapter view'. */
const shown = (on: readonly Toggle[]) =>
  entriesOf('maya', on).map((entry) =>
    'links' in entry ? `${entry.label}: ${entry.links.map(({ label }) => label).join(', ')}` : entry.label,
  )

/** An entry is there with its toggle, and gone without it; those above a group must be on as well. */
const GATED: readonly (readonly [entry: string, on: readonly Toggle[]])[] = [
  ['Home', ['home']],
  ['Courses: Grade view', ['course', 'grade_view']],
  ['Courses: Chapter view', ['course', 'chapter_view']],
  ['Reports: Proficiency report', ['reports', 'proficiency_report']],
  ['Reports: Activity report', ['reports', 'your_activity']],
  ['Reports: Progress chart', ['reports', 'user_progress_chart']],
  ['Reports: Honors chart', ['reports', 'honors_chart']],
  ['Reports: My position', ['reports', 'my_position']],
  ['Classes: Class work, People', ['all_users']],
  ['Test: Start a test', ['test', 'start_a_test']],
  ['Test: My test record', ['test', 'my_test_record']],
  ['Test: Get a test account', ['test', 'get_test_account']],
  ['Management: Skill management', ['management', 'skill_management']],
  ['Tools: Rendering tool, Authoring, Drafts, Item analytics', ['problem_rendering']],
  ['Mini Setup', ['mini_setup']],
  ['Support', ['support']],
  ['Mails', ['secret']],
]

describe('navigationEntries', () => {
  it.each(GATED)('%s is there with %s and what is above it, and not with one of them off', (entry, on) => {
    expect(shown(on)).toContain(entry)
    for (const off of on) expect(shown(on.filter((toggle) => toggle !== off))).not.toContain(entry)
    expect(shown(TOGGLES.filter((toggle) => toggle !== on.at(-1))).join()).not.toContain(
      entry.split(': ').at(-1) ?? '',
    )
  })

  it('with every toggle there is every entry, in this order', () => {
    expect(shown(TOGGLES)).toEqual([
      'Home',
      'Courses: Grade view, Chapter view',
      'Reports: Proficiency report, Activity report, Progress chart, Honors chart, My position',
      'Classes: Class work, People',
      'Test: Start a test, My test record, Get a test account',
      'Management: Skill management',
      'Tools: Rendering tool, Authoring, Drafts, Item analytics',
      'Mini Setup',
      'Account Setup',
      'Support',
      'Mails',
    ])
  })

  it('[ROLE-08] [C-22] Account Setup is always there, whatever the toggles', () => {
    expect(entriesOf('maya', [])).toEqual([{ label: 'Account Setup', to: '/accountSetup' }])
    expect(entriesOf('ag100001', ['account_setup'])).toEqual([
      { label: 'Account Setup', to: '/accountSetup' },
    ])
  })

  it('[ROLE-09] the test menu is hidden for user names of ag and digits, and for no other', () => {
    const labels = (name: string) =>
      entriesOf(name, ['home', 'test', 'start_a_test']).map(({ label }) => label)
    expect(labels('ag100001')).toEqual(['Home', 'Account Setup'])
    for (const name of ['agnes', 'ag', 'ag1x', 'bag12', 'af100001'])
      expect(labels(name), name).toContain('Test')
  })
})

describe('isIn', () => {
  const classes = { label: 'Classes', links: [{ label: 'Class work', to: '/classes' }] }
  it.each([
    ['/classes', true],
    ['/classes/student/u', true],
    ['/classesOfOld', false],
    ['/people', false],
  ])('on %s: %s', (pathname, expected) => expect(isIn(classes, pathname)).toBe(expected))
})
