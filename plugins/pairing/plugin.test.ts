import { expectOpened, openProblem, seededRandom } from '@wordstride/core'
import { describePlugin, expectGradedBySlot, openSample } from '@wordstride/testkit'
import { describe, expect, it } from 'vitest'
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

describe('left items that look alike', () => {
  const { problem: sample } = openSample(pairingPlugin, fixtures, 'minimal')
  const left = (id: string, content: string) => ({ id, content })
  const card = (id: string, order: number) => ({ id, content: id, order })
  const written = {
    ...sample,
    left_items: [left('n1', 'noun'), left('n2', 'noun'), left('v', 'verb')],
    drag_items: [card('cat', 1), card('dog', 2), card('sit', 3)],
  }

  it('[TYPE-07.2] take the partner of each other, once', () => {
    const exercise = expectOpened(openProblem(pairingPlugin, written))
    const verdictOf = (placed: Record<string, string>) =>
      exercise.grade({ placed }, { mode: 'test' }).parts.map(({ verdict }) => verdict)
    expect(verdictOf({ cat: 'n2', dog: 'n1', sit: 'v' })).toEqual(['correct', 'correct', 'correct'])
    expect(verdictOf({ cat: 'n2', dog: 'v', sit: 'n1' })).toEqual(['incorrect', 'correct', 'incorrect'])
    expect(pairingPlugin.guessChance?.(exercise.problem)).toBeCloseTo(2 / 6)
    for (let i = 0; i < 20; i++) {
      const wrong = exercise.wrongResponse(seededRandom(`${i}`))
      expect(exercise.grade(wrong, { mode: 'test' }).verdict).toBe('incorrect')
    }
  })

  it('are refused where there are no others', () => {
    const left_items = ['1', '2', '3'].map((id) => left(id, 'noun'))
    expect(openProblem(pairingPlugin, { ...written, left_items }).ok).toBe(false)
  })

  it('are told to who exports them: elsewhere each has its own partner', () => {
    const { problem } = expectOpened(openProblem(pairingPlugin, written))
    expect(pairingAuthoring.interchange?.give?.(problem).lenient).toEqual([
      'that equal cards may change places',
    ])
    expect(pairingAuthoring.interchange?.give?.(sample).lenient).toEqual([])
  })
})
