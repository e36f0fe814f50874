import {
  type AnyProblemPlugin,
  type GradeResult,
  type ProblemEnvelope,
  parseProblem,
  seededRandom,
  type Verdict,
} from '@wordstride/core'
import * as fc from 'fast-check'

/** Throws what is wrong, as a sentence that names the problem. */
type Check = (plugin: AnyProblemPlugin, problem: ProblemEnvelope) => void

const VERDICTS: readonly Verdict[] = ['correct', 'incorrect', 'not_answered', 'over_answered']

export function fail(problem: ProblemEnvelope, message: string): never {
  throw new Error(`${problem.problem_id}: ${message}`)
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export function publicView(plugin: AnyProblemPlugin, problem: ProblemEnvelope, seed = 'view') {
  return plugin.toPublic(problem, plugin.present(problem, seededRandom(seed)))
}

export const grade = (plugin: AnyProblemPlugin, problem: ProblemEnvelope, response: unknown): GradeResult =>
  plugin.grade(problem, response, { mode: 'practice' })

function expectVerdict(problem: ProblemEnvelope, what: string, result: GradeResult, expected: Verdict) {
  if (result.verdict !== expected) fail(problem, `${what} grades ${result.verdict}, expected ${expected}.`)
}

export const emptyIsNotAnswered: Check = (plugin, problem) =>
  expectVerdict(
    problem,
    'The empty response',
    grade(plugin, problem, plugin.emptyResponse(publicView(plugin, problem))),
    'not_answered',
  )

export const correctIsCorrect: Check = (plugin, problem) => {
  const result = grade(plugin, problem, plugin.correctResponse(problem))
  expectVerdict(problem, 'correctResponse', result, 'correct')
  if (result.parts.some((part) => part.verdict !== 'correct'))
    fail(problem, 'A part of correctResponse is not correct.')
}

export const wrongIsIncorrect: Check = (plugin, problem) => {
  for (let i = 0; i < 20; i++) {
    const response = plugin.wrongResponse(problem, seededRandom(`wrong ${i}`))
    expectVerdict(
      problem,
      `wrongResponse ${JSON.stringify(response)}`,
      grade(plugin, problem, response),
      'incorrect',
    )
  }
}

/** The options told to authors: the same ones for every response, and the right ones are those of the key. */
export const choicesTellTheKey: Check = (plugin, problem) => {
  if (!plugin.choices) return
  const given = plugin.choices(problem, plugin.correctResponse(problem))
  const left = plugin.choices(problem, plugin.emptyResponse(publicView(plugin, problem)))
  if (new Set(given.map(({ id }) => id)).size !== given.length) fail(problem, 'Two choices have one id.')
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

/** Whatever a student can send: what the schema accepts is graded to a value and never throws. */
export const anyResponseIsAValue: Check = (plugin, problem) => {
  const correct = plugin.correctResponse(problem)
  const runs = Number(process.env.FC_RUNS ?? 1_000)
  fc.assert(
    fc.property(distortion(correct), (candidate) => {
      const parsed = plugin.response.safeParse(candidate)
      if (!parsed.success) return
      const result = grade(plugin, problem, parsed.data)
      if (!VERDICTS.includes(result.verdict)) fail(problem, `Unknown verdict ${result.verdict}.`)
      plugin.choices?.(problem, parsed.data)
    }),
    { numRuns: runs },
  )
}

/** The response with values exchanged, doubled, removed or replaced by junk, also keys of the prototype. */
function distortion(correct: unknown): fc.Arbitrary<unknown> {
  const junk = fc.oneof(
    fc.constantFrom<unknown>(
      null,
      '',
      ' ',
      0,
      -1,
      true,
      [],
      {},
      '__proto__',
      'constructor',
      '\u0000',
      'x'.repeat(64),
    ),
    fc.string({ maxLength: 40 }),
    fc.array(fc.string({ maxLength: 12 }), { maxLength: 30 }),
  )
  const distort = (value: unknown): fc.Arbitrary<unknown> => {
    const kept = fc.constant(value)
    if (Array.isArray(value)) {
      return fc.oneof(
        kept,
        fc.constant([...value, ...value]),
        fc.constant([...value].reverse()),
        fc.tuple(kept, junk).map(([list, extra]) => [...(list as unknown[]), extra]),
        fc.constant([]),
        junk,
      )
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, entry]) => fc.tuple(fc.constant(key), distort(entry)))
      return fc
        .tuple(
          fc.tuple(...entries),
          fc.array(fc.tuple(fc.constantFrom('__proto__', 'constructor', 'foreign'), junk)),
        )
        .map(([own, foreign]) => {
          const result: Record<string, unknown> = {}
          for (const [key, entry] of [...own, ...foreign]) {
            Object.defineProperty(result, key, {
              value: entry,
              enumerable: true,
              configurable: true,
              writable: true,
            })
          }
          return result
        })
    }
    return fc.oneof(kept, junk)
  }
  return fc.oneof({ weight: 6, arbitrary: distort(correct) }, { weight: 1, arbitrary: junk })
}

const HUGE = 10_000

/** The same shape with ten thousand entries wherever there is a list or a record. */
function inflate(value: unknown): unknown {
  const ids = Array.from({ length: HUGE }, (_, i) => `id-${i}`)
  if (Array.isArray(value)) return [...value, ...ids]
  if (typeof value === 'string') return value + 'x'.repeat(HUGE)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isRecord = entries.length > 0 && entries.every(([key]) => key.length > 8 || /\d/.test(key))
  const own = entries.map(([key, entry]) => [key, inflate(entry)] as const)
  const [sample] = own
  return Object.fromEntries(isRecord && sample ? [...ids.map((id) => [id, sample[1]]), ...own] : own)
}

/** Ten thousand items, past the schema that would refuse them: graded to a value. */
export const hugeIsAValue: Check = (plugin, problem) => {
  const { verdict } = grade(plugin, problem, inflate(plugin.correctResponse(problem)))
  if (!VERDICTS.includes(verdict)) fail(problem, `Unknown verdict ${verdict}.`)
}

export const survivesJson: Check = (plugin, problem) => {
  const again = parseProblem(plugin, JSON.parse(JSON.stringify(problem)))
  if (!again.ok) fail(problem, `Does not parse after a JSON round trip: ${again.issues[0]?.message}`)
  const response = plugin.correctResponse(problem)
  const parsed = plugin.response.safeParse(JSON.parse(JSON.stringify(response)))
  if (!parsed.success) fail(problem, 'correctResponse is not accepted by the response schema.')
  expectVerdict(
    problem,
    'correctResponse after a JSON round trip',
    grade(plugin, again.problem, parsed.data),
    'correct',
  )
}

export const isDeterministic: Check = (plugin, problem) => {
  const before = JSON.stringify(problem)
  const response = plugin.correctResponse(problem)
  if (!same(grade(plugin, problem, response), grade(plugin, problem, response)))
    fail(problem, 'Two gradings differ.')
  if (!same(publicView(plugin, problem, 'a'), publicView(plugin, problem, 'a'))) {
    fail(problem, 'The same seed gives two presentations.')
  }
  if (JSON.stringify(problem) !== before) fail(problem, 'The problem was changed.')
}

/** A stored presentation gives the same view; grading does not depend on it. */
export const presentationIsStored: Check = (plugin, problem) => {
  for (let i = 0; i < 10; i++) {
    const presentation = plugin.present(problem, seededRandom(`present ${i}`))
    const stored = plugin.presentation.safeParse(JSON.parse(JSON.stringify(presentation)))
    if (!stored.success) fail(problem, 'The presentation is not accepted by its own schema.')
    if (!same(plugin.toPublic(problem, stored.data), plugin.toPublic(problem, presentation))) {
      fail(problem, 'A stored presentation gives another view.')
    }
  }
}

/** Partial on incorrect, without a mark or note for what the student did not give; full on correct (TYPE-00.11). */
export const feedbackGivesNothingAway: Check = (plugin, problem) => {
  const correct = plugin.correctResponse(problem)
  const full = plugin.feedback(problem, correct, grade(plugin, problem, correct))
  if (full.solution !== 'full') fail(problem, 'The feedback on a correct response is not full.')
  for (let i = 0; i < 10; i++) {
    const wrong = plugin.wrongResponse(problem, seededRandom(`feedback ${i}`))
    const partial = plugin.feedback(problem, wrong, grade(plugin, problem, wrong))
    if (partial.solution !== 'partial') fail(problem, 'The feedback on an incorrect response is not partial.')
    if (partial.notes.length > 0) fail(problem, 'A partial solution carries notes.')
    const marks = Object.values(partial.items).map((item) => item.mark)
    if (marks.includes('neutral')) fail(problem, 'A partial solution explains what was not given.')
    if (!marks.includes('incorrect')) fail(problem, 'A partial solution marks nothing as wrong.')
  }
}

/** Every id that an author or the family gave. */
function idsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found
  for (const [key, entry] of Object.entries(value)) {
    if ((key === 'id' || key === 'uuid') && typeof entry === 'string') found.add(entry)
    else idsIn(entry, found)
  }
  return found
}

/** The type names its ids: under other names nothing of the old ones is left, and a response finds its way back. */
export const idsHaveOtherNames: Check = (plugin, problem) => {
  const names = new Map<string, string>()
  const rename = (id: string) => {
    const name = names.get(id) ?? `=${names.size}=`
    names.set(id, name)
    return name
  }
  const view = publicView(plugin, problem)
  const renamed = plugin.renameView(view, rename)
  const left = [...idsIn(problem), ...idsIn(view)].find((id) => idsIn(renamed).has(id))
  if (left !== undefined) fail(problem, `The renamed view still has the id ${left}.`)
  const marked = [...names.keys()].find((id) => JSON.stringify(renamed).includes(`[[${id}]]`))
  if (marked !== undefined) fail(problem, `A text of the renamed view still has the marker ${marked}.`)
  const back = new Map([...names].map(([id, name]) => [name, id]))
  const original = plugin.renameView(renamed, (name) => back.get(name) ?? name)
  if (!same(original, view)) fail(problem, 'A view that was renamed and renamed back is another one.')
  const known = names.size
  for (const response of [plugin.correctResponse(problem), plugin.emptyResponse(view)]) {
    const given = plugin.renameResponse(response, rename)
    if (names.size > known) fail(problem, 'A response has an id that the view does not have.')
    if (!plugin.response.safeParse(given).success) fail(problem, 'A renamed response does not parse.')
    const returned = plugin.renameResponse(given, (name) => back.get(name) ?? name)
    if (!same(returned, response))
      fail(problem, 'A response that was renamed and renamed back is another one.')
  }
  if (!same(plugin.emptyResponse(renamed), plugin.renameResponse(plugin.emptyResponse(view), rename)))
    fail(problem, 'The empty response to the renamed view has other ids.')
}

export const describesItself: Check = (plugin, problem) => {
  const view = publicView(plugin, problem)
  if (plugin.describeResponse(view, plugin.correctResponse(problem)).trim() === '') {
    fail(problem, 'describeResponse of the correct response is empty.')
  }
  const reminder = plugin.reminder(view)
  if (reminder !== null && !reminder.startsWith('REMEMBER: ')) fail(problem, `The reminder is "${reminder}".`)
}

/**
 * Two problems that differ only in their key have one public view: whatever it carries, it does not carry the
 * key. The views are compared as text, so that order and ids count too.
 */
export function keyDoesNotShow(
  plugin: AnyProblemPlugin,
  [problem, twin]: readonly [ProblemEnvelope, ProblemEnvelope],
  seed: string,
): void {
  if (same(problem, twin)) fail(problem, 'The twin is the same problem.')
  if (!same(publicView(plugin, problem, seed), publicView(plugin, twin, seed))) {
    fail(problem, 'The public view changes with the key.')
  }
}

/** Every check that needs one problem. */
export const problemChecks: Readonly<Record<string, Check>> = {
  'an empty response is not answered': emptyIsNotAnswered,
  'correctResponse is correct': correctIsCorrect,
  'wrongResponse is incorrect': wrongIsIncorrect,
  'any response is graded to a value': anyResponseIsAValue,
  'ten thousand items are graded to a value': hugeIsAValue,
  'problem and response survive JSON': survivesJson,
  'the same input gives the same result': isDeterministic,
  'a presentation can be stored': presentationIsStored,
  'feedback is partial on incorrect and full on correct': feedbackGivesNothingAway,
  'its ids can have other names': idsHaveOtherNames,
  'responses can be described': describesItself,
  'its choices tell the key': choicesTellTheKey,
}
