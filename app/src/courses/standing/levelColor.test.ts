import { expect, it } from 'vitest'
import { levelColor } from './levelColor'

it.each([
  ['ae.voc', [0, 1, 2, 3, 4, 5]],
  ['ae.la', [0, 1, 2, 3, 5]],
] as const)('the levels of %s have their colors, the top one the last', (section, expected) => {
  expect(expected.map((_, level) => levelColor(section, level))).toEqual(
    expected.map((color) => `var(--ws-level-${color})`),
  )
})
