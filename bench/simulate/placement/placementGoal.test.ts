import { describe, expect, it } from 'vitest'
import { readPools } from './contentPools'
import { COUNT, guess, placeStudents, SECTIONS } from './measurePlacement'
import { MODEL } from './students'

/** Of the built content, and for minutes: `npm run test:long`. */
describe.skipIf(!process.env.LONG)('the placement by the content that is shipped', () => {
  it.each(SECTIONS)(
    'places nine of ten within one grade in %s, and no guesser above To be learned',
    async (section) => {
      const pools = await readPools()
      const near = placeStudents(pools, section, MODEL).filter(({ error }) => Math.abs(error) <= 1)
      expect(near.length / COUNT).toBeGreaterThanOrEqual(0.9)
      for (const guesser of ['random', 'longest option', 'first option'])
        expect([guesser, guess(pools, section, guesser)]).toEqual([guesser, 0])
    },
  )
})
