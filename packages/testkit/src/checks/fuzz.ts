import type { AnyProblemPlugin, ProblemEnvelope } from '@wordstride/core'
import * as fc from 'fast-check'
import { expectSound } from './answers'
import { type Check, fail, grade, MODES, publicView } from './check'
import { distorted, inflate } from './distortion'
import { expectPartialOfTheGiven } from './feedback'
import { forAll } from './forAll'
import { isOrderAnswered } from './order'
import { nameOf, type Path, placesIn, withAt } from './places'
import { canonical, idsIn, listsIn, mapLists, mapObjects, mapStrings, stringsIn } from './values'

/** All that is done with a response: graded in both modes, explained, renamed, described. None of it may throw. */
function treat(plugin: AnyProblemPlugin, problem: ProblemEnvelope, response: unknown): void {
  const practice = grade(plugin, problem, response)
  const test = grade(plugin, problem, response, 'test')
  for (const result of [practice, test]) expectSound(plugin, problem, result)
  if (test.verdict === 'correct' && practice.verdict !== 'correct')
    fail(
      problem,
      'A response is correct in a test and not in practice; a type may only be stricter in tests. In grade let mode test take away, never give.',
    )
  if (practice.verdict === 'over_answered' && test.verdict !== 'over_answered')
    fail(
      problem,
      'A response is over answered in practice and not in a test; a type may only be stricter in tests. In grade let mode test take away, never give.',
    )
  const choices = plugin.choices?.(problem, response)
  if (practice.verdict === 'correct' && choices?.some(({ isRight, isTaken }) => isRight !== isTaken))
    fail(
      problem,
      'grade says correct where other choices are taken than the right ones. Let choices and grade read the response in one way.',
    )
  if (practice.verdict === 'correct' || practice.verdict === 'incorrect') {
    const feedback = plugin.feedback(problem, response, practice)
    if (feedback.solution === 'partial') expectPartialOfTheGiven(problem, response, practice, feedback)
  }
  plugin.renameResponse(response, (id) => `=${id}=`)
  plugin.describeResponse(publicView(plugin, problem), response)
}

/** The same, with the response told where it throws. */
function treatTelling(plugin: AnyProblemPlugin, problem: ProblemEnvelope, response: unknown): void {
  try {
    treat(plugin, problem, response)
  } catch (error) {
    throw new Error(
      `${problem.problem_id}: to the response ${JSON.stringify(response).slice(0, 300)}: ${(error as Error).message} The response may hold whatever its schema accepts, ids that the problem does not have among it: every member takes them, and makes nothing of them.`,
      { cause: error },
    )
  }
}

const NO_ID = 'no-such-id'

const RUNS = Number(process.env.FC_RUNS ?? 150)

/** Whatever a student can send: what the schema accepts is graded to a value and never throws. */
export const anyResponseIsAValue: Check = (plugin, problem) => {
  forAll(
    fc.property(distorted(plugin.correctResponse(problem)), (candidate) => {
      const parsed = plugin.response.safeParse(candidate)
      if (parsed.success) treatTelling(plugin, problem, parsed.data)
    }),
    RUNS,
  )
}

/** Ids that the problem does not have, ids given twice, all ids at once: each is a response of its own. */
export const strangeIdsAreValues: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const all = [...idsIn(publicView(plugin, problem))]
  const strange = [
    mapStrings(right, () => 'no-such-id'),
    mapLists(right, () => ['no-such-id']),
    mapLists(right, (list) => [...list, 'no-such-id']),
    mapLists(right, (list) => [...list, ...list]),
    mapLists(right, (list) => (list.length > 0 ? [...new Set([...list, ...all])] : list)),
    mapLists(right, (list) => list.slice(1)),
    renamed(plugin, right),
  ]
  for (const response of strange) {
    const parsed = plugin.response.safeParse(response)
    if (parsed.success) treatTelling(plugin, problem, parsed.data)
  }
}

/** An id that the problem does not have is as wrong as one that it has: in a list where another one spoils the answer. */
export const foreignIdsAreWrong: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const known = [...idsIn(publicView(plugin, problem))]
  listsIn(right).forEach((_, at) => {
    const withOne = (id: string): unknown => {
      let i = -1
      // The lists of a value come before what is in them, in both walks of one without lists in lists.
      return mapLists(right, (list) => (++i === at ? [...list, id] : list))
    }
    const isRight = (id: string) => {
      const parsed = plugin.response.safeParse(withOne(id))
      return (
        parsed.success &&
        MODES.some((mode) => grade(plugin, problem, parsed.data, mode).verdict === 'correct')
      )
    }
    const others = known.filter((id) => !stringsIn(right).includes(id))
    if (!others.every(isRight) && isRight('no-such-id'))
      fail(
        problem,
        'A response with an id that the problem does not have is correct; with another of its own it is not. In grade count every id that was given, known or not.',
      )
  })
}

/** What names nothing is no answer: each id and text of the right response counts. */
export const eachNameCounts: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const isCorrectWith = (path: Path, put: unknown) => {
    const parsed = plugin.response.safeParse(withAt(right, path, put))
    return parsed.success && grade(plugin, problem, parsed.data).verdict === 'correct'
  }
  for (const { path, value } of placesIn(right)) {
    if (typeof value !== 'string' || !isCorrectWith(path, NO_ID)) continue
    // What was opened on the way need not be a part of the answer.
    if (typeof path.at(-1) === 'number' && isCorrectWith(path.slice(0, -1), [])) continue
    fail(
      problem,
      `The right response with "${NO_ID}" instead of ${JSON.stringify(value)} in ${nameOf(path)} is correct. In grade compare all that a response names, and leave out of correctResponse what is not graded (z.optional).`,
    )
  }
}

/** A list in which every entry is an id of the view or names one, and none stands twice; of one entry it is not known whether two would say more. */
function namesEachOnce(list: readonly unknown[], ids: ReadonlySet<string>): boolean {
  const isNaming = (entry: unknown) => stringsIn(entry).some((text) => ids.has(text))
  return (
    list.length > 1 &&
    new Set(list.map((entry) => canonical(entry))).size === list.length &&
    list.every(isNaming)
  )
}

/** Where the order says nothing, what is given twice is given once; where something is given twice, that may be the answer. */
export const doubledIsOnce: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  if (isOrderAnswered(plugin, problem, right)) return
  const ids = idsIn(publicView(plugin, problem))
  const doubled = mapLists(right, (list) => (namesEachOnce(list, ids) ? [...list, ...list] : list))
  const parsed = plugin.response.safeParse(doubled)
  if (!parsed.success) return
  for (const mode of MODES) {
    const { verdict } = grade(plugin, problem, parsed.data, mode)
    if (verdict !== 'correct')
      fail(
        problem,
        `The right response with everything in it twice is ${verdict} in mode ${mode}. In grade take what was given as a set; where one thing may be given more than once, let the response count it ({ five: 2 }).`,
      )
  }
}

const renamed = (plugin: AnyProblemPlugin, response: unknown): unknown =>
  plugin.renameResponse(response, (id) => `${id}?`.slice(-64))

const MANY = Array.from({ length: 2_000 }, (_, i) => `id-${i}`)
const MOST_CHARACTERS = 20_000

/** Lists and records with many more entries like those that are there, and each of its strings without an end. */
function endlessOf(right: unknown): [kind: string, response: unknown][] {
  const lists = mapLists(right, (list) => [...list, ...MANY.map((id) => mapStrings(list[0] ?? '', () => id))])
  // Numbers and letters are short, and a longer text in their place is refused for its length.
  const repeated = mapLists(right, (list) => [
    ...list,
    ...Array.from({ length: MOST_CHARACTERS }, () => list[0] ?? ''),
  ])
  const records = mapObjects(right, (record) => {
    const [sample] = Object.values(record)
    return { ...record, ...Object.fromEntries(MANY.map((id) => [id, sample])) }
  })
  const strings = placesIn(right).flatMap(({ path, value }): [string, unknown][] =>
    typeof value === 'string' ? [['string', withAt(right, path, value.padEnd(MOST_CHARACTERS, 'x'))]] : [],
  )
  return [['list', lists], ['list', repeated], ['record', records], ...strings]
}

/** What a student can send has an end: every list, string and record of it a maximum. */
export const responsesAreBounded: Check = (plugin, problem) => {
  for (const [kind, response] of endlessOf(plugin.correctResponse(problem))) {
    const parsed = plugin.response.safeParse(response)
    if (parsed.success && JSON.stringify(parsed.data).length > MOST_CHARACTERS)
      fail(
        problem,
        `A ${kind} of the response has no maximum: a student may send megabytes, and they are stored. Give each list, string and record of it a maximum${kind === 'record' ? ': recordByIds(…).check(z.refine((record) => Object.keys(record).length <= 100))' : ''}.`,
      )
  }
}

/** Ten thousand items, past the schema that would refuse them: graded to a value. */
export const hugeIsAValue: Check = (plugin, problem) => {
  expectSound(plugin, problem, grade(plugin, problem, inflate(plugin.correctResponse(problem))))
}
