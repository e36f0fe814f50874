import { describe, expect, it } from 'vitest'
import { isStandard, standards } from './commonCore'

describe('the list of standards', () => {
  it('has each id once, with the parts of a standard beside it', () => {
    expect(new Set(standards.map(({ id }) => id)).size).toBe(standards.length)
    for (const id of ['L.K.1a', 'L.K.1', 'L.1.1j', 'L.9-10.2c', 'RL.11-12.9', 'RI.4.8', 'RF.2.3f', 'W.6.1e'])
      expect(isStandard(id), id).toBe(true)
  })

  it.each([
    ['grades are no years', 'L.9.1a'],
    ['there is no eighth standard for literature', 'RL.4.8'],
    ['knowledge of language begins in grade 2', 'L.1.3'],
    ['a part too many', 'L.K.1g'],
    ['print concepts end with grade 1', 'RF.2.1'],
    ['no capital for a part', 'L.4.1A'],
  ])('%s: %s is none', (_, id) => expect(isStandard(id)).toBe(false))
})
