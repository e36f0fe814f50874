import { ROLES, type Role, type User } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { HOME_PANELS, type HomePanel, shownPanels } from './shownPanels'

const hidden = (role: Role, license: User['license'] = null) => {
  const shown = shownPanels({ role, license })
  return HOME_PANELS.filter((panel) => !shown.has(panel))
}

const AFTERSCHOOL: HomePanel[] = ['goals', 'tokens', 'trophy']
const SCHOOL: HomePanel[] = [
  ...AFTERSCHOOL,
  'honorsMinimum',
  'peerGroup',
  'stars',
  'topPerformers',
  'winners',
  'newHonors',
]

describe('shownPanels', () => {
  it('without a licence everybody but staff sees everything', () => {
    for (const role of ['student', 'super-student', 'test', 'tutor'] as const)
      expect([role, hidden(role)]).toEqual([role, []])
  })

  it('admin and lcadmin see neither appointments nor goals', () => {
    expect(hidden('admin')).toEqual(['appointments', 'goals'])
    expect(hidden('lcadmin')).toEqual(['appointments', 'goals'])
  })

  it('licence AFTERSCHOOL and afterschool-teacher hide token rows, goals and the trophy', () => {
    expect(hidden('afterschool-teacher')).toEqual(AFTERSCHOOL)
    for (const role of ['student', 'super-student'] as const)
      expect(hidden(role, 'AFTERSCHOOL')).toEqual(AFTERSCHOOL)
  })

  it('licence SCHOOL and school_teacher hide the comparison with others, too', () => {
    expect(hidden('school_teacher')).toEqual(SCHOOL)
    for (const role of ['student', 'super-student'] as const) expect(hidden(role, 'SCHOOL')).toEqual(SCHOOL)
  })

  it('knows every role', () => {
    for (const role of ROLES) expect(hidden(role, 'SCHOOL')).toEqual(expect.arrayContaining(SCHOOL))
  })
})
