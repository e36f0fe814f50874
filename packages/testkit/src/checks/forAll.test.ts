import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forAll } from './forAll'

it('says what is wrong before the input that shows it', () => {
  const property = fc.property(fc.nat(), (count) => {
    if (count > 2) throw new Error('More than two.')
  })
  expect(() => forAll(property, 100)).toThrow(/^More than two\.\nWith \[3\] \(seed -?\d+, path [\d:]+\)\.$/)
  expect(() =>
    forAll(
      fc.property(fc.nat(), () => undefined),
      100,
    ),
  ).not.toThrow()
})
