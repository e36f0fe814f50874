import { expect, it } from 'vitest'
import { inBatches } from './inBatches'

it('inBatches takes all of them, so many at a time and one batch after the other', async () => {
  const taken: string[] = []
  await inBatches([1, 2, 3, 4, 5], 2, async (batch) => {
    taken.push(`begin ${batch}`)
    await Promise.resolve()
    taken.push(`end ${batch}`)
  })
  expect(taken).toEqual(['begin 1,2', 'end 1,2', 'begin 3,4', 'end 3,4', 'begin 5', 'end 5'])
  await inBatches([], 2, () => Promise.reject(new Error('nothing to do')))
})
