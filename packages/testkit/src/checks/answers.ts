import { combineParts, type GradeMode, type GradeResult, type Verdict } from '@wordstride/core'
import { type Check, fail, grade, MODES, type PairCheck, publicView, same, wrongResponses } from './check'
import { listsIn } from './values'

const VERDICTS: readonly Verdict[] = ['correct', 'incorrect', 'not_answered', 'over_answered']

const partIds = ({ parts }: GradeResult): string[] => parts.map(({ subProblemId }) => subProblemId)

/** What holds of every result, whatever was answered. */
export function expectSound(
  plugin: Parameters<Check>[0],
  problem: Parameters<Check>[1],
  result: GradeResult,
): void {
  const { verdict, parts, expectedCount } = result
  if (!VERDICTS.includes(verdict)) fail(problem, `Unknown verdict ${verdict}.`)
  if (parts.some(({ subProblemId }) => typeof subProblemId !== 'string' || subProblemId === ''))
    fail(problem, 'A part of the result has no subProblemId.')
  if (combineParts(parts) !== verdict)
    fail(
      problem,
      `grade says ${verdict}, but its parts make ${combineParts(parts)}: ${parts.map((part) => part.verdict).join(', ')}. combineParts gives the verdict of the whole.`,
    )
  if ((verdict === 'over_answered') !== (expectedCount !== undefined))
    fail(
      problem,
      `expectedCount belongs to over_answered and to nothing else; here it is ${expectedCount} with ${verdict}.`,
    )
  if (expectedCount === undefined) return
  const counts = listsIn(plugin.correctResponse(problem)).map(({ length }) => length)
  if (!Number.isInteger(expectedCount) || expectedCount < 1 || !counts.includes(expectedCount))
    fail(
      problem,
      `expectedCount is ${expectedCount}, but correctResponse holds ${counts.join(', ')}. The student is told to choose so many answers.`,
    )
}

function expectVerdict(
  [plugin, problem]: Parameters<Check>,
  what: string,
  response: unknown,
  mode: GradeMode,
  expected: Verdict,
): GradeResult {
  const result = grade(plugin, problem, response, mode)
  if (result.verdict !== expected)
    fail(problem, `${what} grades ${result.verdict} in mode ${mode}, expected ${expected}.`)
  expectSound(plugin, problem, result)
  return result
}

export const emptyIsNotAnswered: Check = (plugin, problem) => {
  const empty = plugin.emptyResponse(publicView(plugin, problem))
  if (!plugin.response.safeParse(empty).success)
    fail(problem, 'The empty response is not accepted by the response schema.')
  const ids = partIds(grade(plugin, problem, plugin.correctResponse(problem)))
  for (const mode of MODES) {
    const result = expectVerdict([plugin, problem], 'The empty response', empty, mode, 'not_answered')
    if (!same(partIds(result), ids)) fail(problem, 'The parts of a result depend on the response.')
  }
}

export const correctIsCorrect: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  for (const mode of MODES) {
    const { parts } = expectVerdict([plugin, problem], 'correctResponse', right, mode, 'correct')
    if (new Set(parts.map(({ subProblemId }) => subProblemId)).size !== parts.length)
      fail(problem, 'Two parts of the result have one subProblemId.')
  }
}

export const wrongIsIncorrect: Check = (plugin, problem) => {
  const ids = partIds(grade(plugin, problem, plugin.correctResponse(problem)))
  for (const response of wrongResponses(plugin, problem, 20)) {
    for (const mode of MODES) {
      const what = `wrongResponse ${JSON.stringify(response)}`
      const result = expectVerdict([plugin, problem], what, response, mode, 'incorrect')
      if (!same(partIds(result), ids)) fail(problem, 'The parts of a result depend on the response.')
    }
  }
}

/** The options told to authors: the same ones for every response, and the right ones are those of the key. */
export const choicesTellTheKey: Check = (plugin, problem) => {
  if (!plugin.choices) return
  const given = plugin.choices(problem, plugin.correctResponse(problem))
  const left = plugin.choices(problem, plugin.emptyResponse(publicView(plugin, problem)))
  if (given.length === 0) fail(problem, 'It has no choices; leave `choices` out of a type without options.')
  if (new Set(given.map(({ id }) => id)).size !== given.length) fail(problem, 'Two choices have one id.')
  if (given.some(({ label }) => label.trim() === '')) fail(problem, 'A choice has no label.')
  if (given.some(({ isRight, isTaken }) => isRight !== isTaken))
    fail(problem, 'correctResponse does not take exactly the right choices.')
  if (left.some(({ isTaken }) => isTaken)) fail(problem, 'The empty response takes a choice.')
  if (
    !same(
      given.map(({ id }) => id),
      left.map(({ id }) => id),
    )
  )
    fail(problem, 'The choices depend on the response.')
}

/** In how many ways so many of them can be chosen. */
function waysToChoose(chosen: number, count: number): number {
  let ways = 1
  for (let i = 1; i <= chosen; i++) ways = (ways * (count - chosen + i)) / i
  return ways
}

/** A chance, and one that some response does not have; who chooses blindly has no less than one of all ways to choose. */
export const guessChanceIsAChance: Check = (plugin, problem) => {
  const chance = plugin.guessChance?.(problem)
  if (chance === undefined) return
  if (!(chance >= 0 && chance < 1))
    fail(problem, `guessChance is ${chance}; it is 0 or more and less than 1.`)
  const choices = plugin.choices?.(problem, plugin.correctResponse(problem))
  if (!choices) return
  const ways = waysToChoose(choices.filter(({ isRight }) => isRight).length, choices.length)
  if (chance * ways < 0.999)
    fail(
      problem,
      `guessChance is ${chance}, but there are only ${ways} ways to take as many choices as are right: count what can be chosen.`,
    )
}

/** The key decides: what is right for the one of two problems is not right for the other. */
export const otherKeyIsNotCorrect: PairCheck = (plugin, pair) => {
  for (const [problem, other] of [pair, [...pair].reverse() as unknown as typeof pair]) {
    const response = plugin.correctResponse(other)
    for (const mode of MODES) {
      const result = grade(plugin, problem, response, mode)
      expectSound(plugin, problem, result)
      if (result.verdict === 'correct')
        fail(
          problem,
          `The right response to the twin, whose key is another one, grades correct in mode ${mode}. Does grade read the key by its id?`,
        )
    }
  }
}
