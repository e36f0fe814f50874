import { combineParts, type GradeMode, type GradeResult, VERDICTS, type Verdict } from '@wordstride/core'
import { type Check, fail, grade, MODES, type PairCheck, publicView, same, wrongResponses } from './check'
import { listsIn } from './values'

/** What to do about another verdict than the expected one. */
const MENDED: Readonly<Record<Verdict, string>> = {
  not_answered: 'Let grade take for given what the response holds, and nothing else.',
  correct: 'Let correctResponse and grade read one key.',
  incorrect: 'Let wrongResponse answer all of the problem, and something of it wrong.',
  over_answered: 'Let grade count what was given.',
}

const partIds = ({ parts }: GradeResult): string[] => parts.map(({ subProblemId }) => subProblemId)

/** What holds of every result, whatever was answered. */
export function expectSound(
  plugin: Parameters<Check>[0],
  problem: Parameters<Check>[1],
  result: GradeResult,
): void {
  const { verdict, parts, expectedCount } = result
  if (!VERDICTS.includes(verdict))
    fail(problem, `grade gives the verdict ${verdict}; it is one of ${VERDICTS.join(', ')}.`)
  if (parts.some(({ subProblemId }) => typeof subProblemId !== 'string' || subProblemId === ''))
    fail(
      problem,
      'A part of what grade gives has no subProblemId: name each part by the id of what it judges.',
    )
  if (combineParts(parts) !== verdict)
    fail(
      problem,
      `grade says ${verdict}, but its parts make ${combineParts(parts)}: ${parts.map((part) => part.verdict).join(', ')}. combineParts gives the verdict of the whole.`,
    )
  if ((verdict === 'over_answered') !== (expectedCount !== undefined))
    fail(
      problem,
      `expectedCount belongs to over_answered and to nothing else; here it is ${expectedCount} with ${verdict}. Give it there, and leave it out elsewhere.`,
    )
  if (expectedCount === undefined) return
  const counts = listsIn(plugin.correctResponse(problem)).map(({ length }) => length)
  if (!Number.isInteger(expectedCount) || expectedCount < 1 || !counts.includes(expectedCount))
    fail(
      problem,
      `expectedCount is ${expectedCount}, but correctResponse holds ${counts.join(', ')}. The student is told to choose so many answers: give the number of the right ones.`,
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
    fail(
      problem,
      `${what} grades ${result.verdict} in mode ${mode}, expected ${expected}. ${MENDED[expected]}`,
    )
  expectSound(plugin, problem, result)
  return result
}

export const emptyIsNotAnswered: Check = (plugin, problem) => {
  const empty = plugin.emptyResponse(publicView(plugin, problem))
  if (!plugin.response.safeParse(empty).success)
    fail(
      problem,
      'The empty response is not accepted by the response schema. To have given nothing is a response: let `response` take what emptyResponse gives.',
    )
  const ids = partIds(grade(plugin, problem, plugin.correctResponse(problem)))
  for (const mode of MODES) {
    const result = expectVerdict([plugin, problem], 'The empty response', empty, mode, 'not_answered')
    if (!same(partIds(result), ids))
      fail(
        problem,
        'The parts of a result depend on the response. Give one for each thing to be answered, also where nothing was given.',
      )
  }
}

export const correctIsCorrect: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  for (const mode of MODES) {
    const { parts } = expectVerdict([plugin, problem], 'correctResponse', right, mode, 'correct')
    if (new Set(parts.map(({ subProblemId }) => subProblemId)).size !== parts.length)
      fail(
        problem,
        'Two parts of the result have one subProblemId. Name each by the id of what it judges, which no other has.',
      )
  }
}

export const wrongIsIncorrect: Check = (plugin, problem) => {
  const ids = partIds(grade(plugin, problem, plugin.correctResponse(problem)))
  for (const response of wrongResponses(plugin, problem, 20)) {
    for (const mode of MODES) {
      const what = `wrongResponse ${JSON.stringify(response)}`
      const result = expectVerdict([plugin, problem], what, response, mode, 'incorrect')
      if (!same(partIds(result), ids))
        fail(
          problem,
          'The parts of a result depend on the response. Give one for each thing to be answered, also where nothing was given.',
        )
    }
  }
}

/** The options told to authors: the same ones for every response, and the right ones are those of the key. */
export const choicesTellTheKey: Check = (plugin, problem) => {
  if (!plugin.choices) return
  const given = plugin.choices(problem, plugin.correctResponse(problem))
  const left = plugin.choices(problem, plugin.emptyResponse(publicView(plugin, problem)))
  if (given.length === 0) fail(problem, 'It has no choices; leave `choices` out of a type without options.')
  if (new Set(given.map(({ id }) => id)).size !== given.length)
    fail(
      problem,
      'choices gives two with one id. Options of one problem have ids that differ: let the schema refuse others.',
    )
  if (given.some(({ label }) => label.trim() === ''))
    fail(
      problem,
      'choices gives one without a label. Authors read it in lists: of a picture or a recording say what it shows or says.',
    )
  if (given.some(({ isRight, isTaken }) => isRight !== isTaken))
    fail(
      problem,
      'correctResponse does not take exactly the right choices. Let choices and correctResponse read one key: isRight is what correctResponse takes.',
    )
  if (left.some(({ isTaken }) => isTaken))
    fail(
      problem,
      'The empty response takes a choice. In choices isTaken says what the response holds, and nothing else.',
    )
  if (
    !same(
      given.map(({ id }) => id),
      left.map(({ id }) => id),
    )
  )
    fail(
      problem,
      'The choices depend on the response. Give all options of the problem every time, in one order; isTaken alone changes.',
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
