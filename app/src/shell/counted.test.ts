import { expect, it } from 'vitest'
import { counted } from './counted'

it.each([
  [0, '0 students'],
  [1, '1 student'],
  [2, '2 students'],
  [1200, '1,200 students'],
])('%i are %s', (count, words) => {
  expect(counted(count, 'student')).toBe(words)
})

it('takes a plural that is no s', () => {
  expect(counted(1, 'person', 'people')).toBe('1 person')
  expect(counted(3, 'person', 'people')).toBe('3 people')
})
