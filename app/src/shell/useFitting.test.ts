import { describe, expect, it } from 'vitest'
import { countFitting } from './useFitting'

describe('countFitting', () => {
  it.each([
    ['all of them, to the pixel', [100, 100, 100], 300, 3],
    ['as many as leave room for the button of the rest', [100, 100, 100], 299, 2],
    ['one less when that button needs it', [100, 100, 100], 295, 1],
    ['none where there is no room', [100, 100], 90, 0],
  ] as const)('%s', (_, widths, room, count) => {
    expect(countFitting(widths, room)).toBe(count)
  })
})
