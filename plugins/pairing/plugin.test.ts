import { seededRandom } from '@wordstride/core'
import { describePlugin, expectGradedBySlot, openSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { pairingAuthoring } from './authoring'
import { pairingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(pairingPlugin, {
  fixtures,
  twins,
  authoring: pairingAuthoring,
  readme: `${import.meta.dirname}/README.md`,
})

it('[TYPE-07.2] [TYPE-00.8] cards are graded by their order; an empty slot is not answered', () => {
  expectGradedBySlot(openSample(pairingPlugin, fixtures, 'minimal'))
})

it('[TYPE-07.2] the left items keep their order and the right cards come shuffled', () => {
  const exercise = openSample(pairingPlugin, fixtures, 'minimal')
  for (let i = 0; i < 50; i++) {
    const { slots, cards } = exercise.view(exercise.present(seededRandom(`${i}`)))
    expect(slots.map(({ content }) => content)).toEqual(['hot', 'up', 'day'])
    expect(cards.map(({ content }) => content)).not.toEqual(['cold', 'down', 'night'])
  }
})
