import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DemoMove, type DemoScript, demoSteps, hasShortDemo, moveDemo, unopenedDemo } from './demoSteps'

const script = (count: number, steps: number[] | null = null): DemoScript => ({
  problemItems: Array.from({ length: count }, (_, i) => ({ value: `step ${i + 1}`, animationseq: i + 1 })),
  short_demo_info: steps && { steps, short_demo: true },
})

const play = (demo: DemoScript, moves: DemoMove[]) =>
  moves.reduce((state, move) => moveDemo(demo, state, move), unopenedDemo)

describe('demoSteps', () => {
  it('[TYPE-24] items come by animationseq; those of the same number appear together', () => {
    const demo: DemoScript = {
      problemItems: [
        { value: 'third', animationseq: 7 },
        { value: 'first', animationseq: 1 },
        { value: 'second', animationseq: 3 },
        { value: 'also second', animationseq: 3 },
      ],
      short_demo_info: null,
    }
    expect(demoSteps(demo, 'full').map(({ values }) => values)).toEqual([
      ['first'],
      ['second', 'also second'],
      ['third'],
    ])
  })

  it('[SES-35] the short type has the steps that short_demo_info names', () => {
    expect(demoSteps(script(6, [6, 1, 3]), 'short').map(({ animationseq }) => animationseq)).toEqual([
      1, 3, 6,
    ])
    expect(demoSteps(script(6, [6, 1, 3]), 'full')).toHaveLength(6)
  })
})

describe('hasShortDemo', () => {
  it('[SES-35] only where short_demo is on and its steps are a part of the whole', () => {
    expect(hasShortDemo(script(4, [1, 4]))).toBe(true)
    expect(hasShortDemo(script(4))).toBe(false)
    expect(hasShortDemo({ ...script(4), short_demo_info: { steps: [1, 4], short_demo: false } })).toBe(false)
    expect(hasShortDemo(script(2, [1, 2]))).toBe(false)
    expect(hasShortDemo(script(2, [9]))).toBe(false)
  })
})

describe('moveDemo', () => {
  it('[SES-36] moves forward and back, and not before the start', () => {
    expect(play(script(3), ['start_full', 'forward']).step).toBe(2)
    expect(play(script(3), ['start_full', 'forward', 'back']).step).toBe(1)
    expect(play(script(3), ['start_full', 'back', 'back']).step).toBe(0)
  })

  it('[SES-36] reaching the total marks the demo complete, one step earlier does not', () => {
    expect(play(script(3), ['start_full', 'forward']).isComplete).toBe(false)
    expect(play(script(3), ['start_full', 'forward', 'forward'])).toEqual({
      type: 'full',
      step: 3,
      isComplete: true,
    })
  })

  it('[SES-36] forward from the last step wraps to 0 and the demo stays complete', () => {
    expect(play(script(2), ['start_full', 'forward', 'forward'])).toEqual({
      type: 'full',
      step: 0,
      isComplete: true,
    })
  })

  it('[SES-35] the quick demo is complete after its own steps', () => {
    const demo = script(6, [1, 6])
    expect(play(demo, ['start_short', 'forward'])).toEqual({ type: 'short', step: 2, isComplete: true })
    expect(play(demo, ['start_full', 'forward'])).toEqual({ type: 'full', step: 2, isComplete: false })
  })

  it('a demo without steps never moves and is never complete', () => {
    expect(play(script(0), ['start_full', 'forward', 'forward'])).toEqual(unopenedDemo)
  })

  it('[SES-36] whatever is pressed, the step stays within 0 and the total', () => {
    const moves = fc.array(fc.constantFrom<DemoMove>('start_full', 'start_short', 'forward', 'back'))
    fc.assert(
      fc.property(fc.nat(7), fc.array(fc.nat(9)), moves, (count, steps, pressed) => {
        const demo = script(count, steps)
        const state = play(demo, pressed)
        expect(state.step).toBeGreaterThanOrEqual(0)
        expect(state.step).toBeLessThanOrEqual(demoSteps(demo, state.type).length)
      }),
    )
  })
})
