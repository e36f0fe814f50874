import { describePlugin, readSample } from '@wordstride/testkit'
import { expect, it } from 'vitest'
import { pairingPlugin } from './plugin'
import { fixtures, twins } from './samples'

describePlugin(pairingPlugin, { fixtures, twins, readme: `${import.meta.dirname}/README.md` })

const verdict = (problem: ReturnType<typeof readSample>, placed: Record<string, string>) =>
  pairingPlugin.grade(problem as never, { placed }, { mode: 'practice' }).verdict

it('[TYPE-07.2] [TYPE-00.8] cards are graded by their order; an empty slot is not answered', () => {
  const problem = readSample(pairingPlugin, fixtures, 'minimal')
  const { placed } = pairingPlugin.correctResponse(problem as never)
  const [first = '', second = ''] = Object.keys(placed)
  expect(verdict(problem, placed)).toBe('correct')
  expect(verdict(problem, { ...placed, [first]: placed[second] ?? '', [second]: placed[first] ?? '' })).toBe(
    'incorrect',
  )
  const { [first]: _left, ...others } = placed
  expect(verdict(problem, others)).toBe('not_answered')
})
