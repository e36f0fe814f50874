import { describe, expect, it } from 'vitest'
import { inPresentedOrder } from './presentedOrder'

const items = ['a', 'b', 'c'].map((id) => ({ id }))
const order = (ids?: string[]) =>
  inPresentedOrder(items, ids)
    .map(({ id }) => id)
    .join('')

describe('inPresentedOrder', () => {
  it('is the order of the presentation, or that of the list where there is none', () => {
    expect(order(['c', 'a', 'b'])).toBe('cab')
    expect(order()).toBe('abc')
  })

  it('keeps it when the problem has changed since: what is gone is left out, what is new comes last', () => {
    expect(order(['x', 'c', 'b'])).toBe('cba')
    expect(order(['b', 'b', 'c'])).toBe('bca')
  })
})
