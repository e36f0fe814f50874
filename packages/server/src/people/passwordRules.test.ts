import type { Role } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { makePassword, passwordFault } from './passwordRules'

const faultOf = (role: Role, password: string, userName = 'maya.torres') =>
  passwordFault({ role, userName }, password)

describe('a password', () => {
  it.each(['password', 'Sunshine1', 'qwertyuiop', '1234567890', 'iloveyou1'])(
    'of staff is none of the common ones: %s',
    (password) => {
      expect(faultOf('tutor', password)).toBe('password_guessable')
    },
  )

  it.each(['1234', 'dragon', 'Monkey', 'letmein'])('nor is one of a pupil: %s', (password) => {
    expect(faultOf('student', password)).toBe('password_guessable')
  })

  it.each(['Wordstride2026!', 'teacher-admin1', 'maya1998', 'Torres.Maya', 'WELCOMEschool'])(
    'is not made of the words of the place and of the user name: %s',
    (password) => {
      expect(faultOf('admin', password)).toBe('password_guessable')
      expect(faultOf('student', password)).toBe('password_guessable')
    },
  )

  it.each([
    'my school is blue',
    'eight ch',
    'Пароль-на-реке',
    '        x',
    'correct horse battery',
    '七八九十一二三四',
  ])('may have any characters: %s', (password) => {
    expect(faultOf('lcadmin', password)).toBeNull()
  })

  it('may be long: 200 characters, of which each counts', () => {
    expect(faultOf('admin', 'long words '.repeat(18).slice(0, 200))).toBeNull()
  })

  it('that the server makes up is in order', () => {
    for (const role of ['student', 'admin'] as const)
      for (let i = 0; i < 200; i += 1) expect(faultOf(role, makePassword(role))).toBeNull()
  })
})
