import type { LoadedType } from '@wordstride/ui'
import { describe, expect, it } from 'vitest'
import { choose, loadRadio } from '../testing/radioQuestion'
import { createDrawnExercises } from './drawnExercises'

const exercise = { problemId: 'p', problemType: 'radio', problem: {} }

/** What was entered before is read when `arrive` is called. */
async function draw() {
  const loaded = await loadRadio()
  let arrive = () => {}
  const loadPlugin = () =>
    new Promise<Awaited<ReturnType<LoadedType['loadPlugin']>>>((resolve) => {
      arrive = () => void loaded.loadPlugin().then(resolve)
    })
  const drawn = createDrawnExercises({
    loadType: async () => ({ ...loaded, loadPlugin }),
    // What the server has read needs no schema; what was entered does.
    responses: { 0: choose('wrong'), 1: choose('wrong') },
    onResponses: () => undefined,
  })
  const fetched = drawn.fetch({ ...exercise, problemVersion: 1 }, 1)
  await new Promise((resolve) => setTimeout(resolve, 0))
  return {
    drawn,
    async finish() {
      arrive()
      await fetched
    },
  }
}

describe('what was entered on an earlier visit', () => {
  it('is there once it is read', async () => {
    const { drawn, finish } = await draw()
    await finish()
    expect(drawn.responseAt(1)).toEqual(choose('wrong'))
  })

  it.each([0, 1])('takes nothing away that is entered at %i while it is read', async (position) => {
    const { drawn, finish } = await draw()
    drawn.keepResponse(position, choose('right'))
    await finish()
    expect(drawn.responseAt(position)).toEqual(choose('right'))
  })
})
