import type { TextOption } from '@wordstride/core/authoring'
import { authoring } from '@wordstride/plugins/authoring'
import type { PoolProblem } from './contentPools'
import type { Examinee } from './takeTests'

interface Choice {
  isSingle: boolean
  /** Whether the options come in another order each time. */
  isShuffled: boolean
  options: readonly TextOption[]
}

/** Every question of a problem that has options to choose from. */
const choicesOf = ({ problem }: PoolProblem['entry']): Choice[] =>
  (authoring.get(problem.problem_type)?.texts?.(problem) ?? []).flatMap((block): Choice[] => {
    if (block.kind === 'options') return [block]
    return block.kind === 'gap' ? [{ ...block, isSingle: true, isShuffled: false }] : []
  })

type Pick = (texts: readonly string[]) => number

const SECONDS = 4

/** Picks one option of every question; where nothing can be picked, the answer is blind. */
const picking =
  (pick: Pick, byPosition: boolean): Examinee =>
  (problem, random) => {
    const isBlind = () => random() < problem.guessChance
    const choices = choicesOf(problem.entry)
    const canPick =
      choices.length > 0 &&
      choices.every(({ isSingle, isShuffled }) => isSingle && !(byPosition && isShuffled))
    const isCorrect = canPick
      ? choices.every(({ options }) => options[pick(options.map(({ text }) => text))]?.isRight)
      : isBlind()
    return { isCorrect, seconds: SECONDS }
  }

const longest: Pick = (texts) =>
  texts.reduce((best, text, i) => (text.length > (texts[best] ?? '').length ? i : best), 0)

const blind: Examinee = ({ guessChance }: PoolProblem, random) => ({
  isCorrect: random() < guessChance,
  seconds: SECONDS,
})

/** They know nothing; `mostAnswers` leaves when half of the problems are answered, where accuracy is easiest. */
export const GUESSERS: Record<string, { examinee: Examinee; leavesAtHalf?: true }> = {
  random: { examinee: blind },
  'longest option': { examinee: picking(longest, false) },
  'first option': { examinee: picking(() => 0, true) },
  'random, leaves at half': { examinee: blind, leavesAtHalf: true },
}
