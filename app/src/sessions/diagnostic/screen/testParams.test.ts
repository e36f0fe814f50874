import { describe, expect, it } from 'vitest'
import { isRunning, readTestParams, type TestParams, testsLink } from './testParams'

const uuid = '0b0e7a3a-95a1-4f3c-9a55-3d0b6a8a4c11'

const read = (link: string) => readTestParams(new URL(link, 'http://localhost').searchParams)

describe('the address of /tests', () => {
  it('carries the test as encoded json', () => {
    const params: TestParams = {
      testType: 'mini_test',
      sectionType: 'ae.voc',
      testGrade: 3,
      testProblems: 15,
      firstName: 'Zoë & co',
      lastName: 'O’Neil + 1',
    }
    const link = testsLink(params)
    expect(link.startsWith('/tests?params=%7B%22')).toBe(true)
    expect(read(link)).toEqual(params)
  })

  it('a session and a problem index mean that a test goes on', () => {
    const params = read(testsLink({ sessionId: uuid, testCurrentProblemIndex: 4 }))
    expect(params).toEqual({ sessionId: uuid, testCurrentProblemIndex: 4 })
    expect(params && isRunning(params)).toBe(true)
  })

  it.each([
    ['', 'nothing'],
    ['?params=', 'an empty text'],
    ['?params=%7B', 'no json'],
    ['?params=null', 'null'],
    ['?params=%7B%7D', 'no test'],
    ['?params=%7B%22test_session_uuid%22%3A%22x%22%7D', 'a wrong id'],
  ])('%s (%s) is no test', (search) => {
    expect(read(`/tests${search}`)).toBeNull()
  })
})
