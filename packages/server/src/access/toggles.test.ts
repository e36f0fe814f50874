import { type Role, TOGGLES } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { menuAuthOf } from './toggles'

const on = (role: Role, country: 'US' | 'CN' = 'US', toggleOverrides = {}) => {
  const menuAuth = menuAuthOf({ role, country, toggleOverrides })
  return TOGGLES.filter((toggle) => menuAuth[toggle]).sort()
}

const D = 'home course reports grade_view chapter_view proficiency_report your_activity honors_chart'
const student = `${D} user_progress_chart my_position test my_test_record support`
const teacher = `${D} user_activity_report user_progress_chart my_position all_users`
const tutor = `${teacher} problem_rendering management skill_management test start_a_test my_test_record get_test_account show_problem_id support`
const sorted = (names: string) => names.split(' ').sort()

describe('menuAuthOf', () => {
  it.each<[Role, string]>([
    ['student', student],
    ['super-student', `${student} start_a_test account_setup`],
    ['test', `${D} test start_a_test my_test_record account_setup`],
    ['school_teacher', teacher],
    ['afterschool-teacher', teacher],
    ['tutor', tutor],
    ['lcadmin', `${tutor} mini_setup account_setup`],
    ['admin', TOGGLES.join(' ')],
  ])('[SR-05, ROLE-06] gives %s its toggles', (role, names) => {
    expect(on(role)).toEqual(sorted(names))
  })

  it('[SR-05] removes support in China', () => {
    for (const role of ['student', 'tutor', 'lcadmin', 'admin'] as const) {
      expect(on(role, 'CN')).toEqual(on(role).filter((toggle) => toggle !== 'support'))
    }
  })

  it('[SR-05] lets an override of the user win in both directions', () => {
    expect(on('student', 'US', { secret: true, home: false })).toEqual(
      sorted(`${student} secret`.replace('home ', '')),
    )
  })

  it('[PROB-15] gives no learner what tells keys, whatever was granted', () => {
    const granted = { problem_rendering: true, show_problem_id: true, skill_management: true }
    for (const role of ['student', 'super-student', 'test'] as const)
      expect(on(role, 'US', granted)).toEqual(on(role))
    expect(on('school_teacher', 'US', granted)).toEqual(
      sorted(`${teacher} problem_rendering show_problem_id skill_management`),
    )
  })

  it('[ROLE-05] says of every toggle whether it is on', () => {
    const menuAuth = menuAuthOf({ role: 'test', country: 'US', toggleOverrides: {} })
    expect(Object.keys(menuAuth).sort()).toEqual(
      sorted(
        'home course grade_view chapter_view reports proficiency_report your_activity user_activity_report ' +
          'user_progress_chart honors_chart problem_rendering my_position mini_setup account_setup management ' +
          'skill_management test start_a_test my_test_record get_test_account all_users secret support ' +
          'show_problem_id',
      ),
    )
    expect(Object.values(menuAuth).every((is) => typeof is === 'boolean')).toBe(true)
  })
})
