import { expect, it } from 'vitest'
import { measuredSeconds } from './measuredSeconds'

it('[REP-10] [CONST-30] is 0 above 10 hours', () => {
  expect([0, 59, 36_000, 36_001, 90_000].map(measuredSeconds)).toEqual([0, 59, 36_000, 0, 0])
})
