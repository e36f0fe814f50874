import { USER_NAME_PATTERN } from '@wordstride/api'
import { describe, expect, it } from 'vitest'
import { baseUserName, makeUserNames } from './madeUserNames'

describe('user names made from names', () => {
  it.each([
    ['Maya', 'Torres', 'maya.torres'],
    ['Seán', "O'Brien-Łuk", 'sean.obrienuk'],
    ['Mary Ann', 'de la Cruz', 'maryann.delacruz'],
    ['伟', '王', 'student'],
    ['Zoë', '王', 'zoe'],
    ['伟', 'K', 'student'],
    ['K', 'Ng', 'k.ng'],
  ])('%s %s is %s', (firstName, lastName, expected) => {
    expect(baseUserName({ firstName, lastName })).toBe(expected)
    expect(expected).toMatch(USER_NAME_PATTERN)
  })

  it('are unique: in the file, beside given ones and beside those that somebody has', async () => {
    const taken = new Map([
      ['a.b', 'u1'],
      ['a.b3', 'u2'],
    ])
    const names = await makeUserNames(['a.b', 'c.d', 'a.b', 'c.d'], ['c.d2'], async (asked) => {
      return new Map([...taken].filter(([name]) => asked.includes(name)))
    })
    expect(names).toEqual(['a.b2', 'c.d', 'a.b4', 'c.d3'])
  })

  it('are found for a whole school of one name', async () => {
    const bases = Array.from({ length: 500 }, () => 'student')
    const names = await makeUserNames(bases, [], async () => new Map())
    expect(new Set(names).size).toBe(500)
  })
})
