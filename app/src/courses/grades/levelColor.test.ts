import { expect, it } from 'vitest'
import { levelColor } from './levelColor'

it.each([
  ['ae.voc', ['#8c8c8c', '#ff7875', '#ffa940', '#fadb14', '#73d13d', '#389e0d']],
  ['ae.la', ['#8c8c8c', '#ff7875', '#ffa940', '#fadb14', '#389e0d']],
] as const)('the levels of %s have their colors, the top one the last', (section, expected) => {
  expect(expected.map((_, level) => levelColor(section, level))).toEqual(expected)
})
