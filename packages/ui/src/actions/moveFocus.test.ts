import { expect, it } from 'vitest'
import { targetIndex } from './moveFocus'

const wraps = true

it.each([
  ['ArrowRight', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowLeft', 1, 0],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowDown', -1, 0],
  ['ArrowUp', -1, 2],
  ['Enter', 1, null],
])('%s leads from %i to %o of three that end', (key, from, target) => {
  expect(targetIndex(key, from, 3)).toBe(target)
})

it.each([
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowRight', 0, 1],
  ['ArrowUp', -1, 2],
  ['End', 1, 2],
  ['a', 1, null],
])('%s leads from %i to %o of three that go round', (key, from, target) => {
  expect(targetIndex(key, from, 3, { wraps })).toBe(target)
})

it('leads nowhere among none', () => {
  expect(targetIndex('Home', -1, 0, { wraps })).toBeNull()
})
