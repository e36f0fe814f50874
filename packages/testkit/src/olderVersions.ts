import { type AnyProblemPlugin, expectOpened, type Migration, openProblem } from '@wordstride/core'
import type { OlderFixtures, StoredCase } from './readFixtures'

const KINDS = ['problem', 'presentation', 'response'] as const

const what = (step: Migration, kind: (typeof KINDS)[number]) => `${step.name}: ${kind}`

/** The plugin, noting in `ran` which functions of its steps are run. */
function watched(plugin: AnyProblemPlugin, ran: Set<string>): AnyProblemPlugin {
  const watch =
    (step: Migration, kind: (typeof KINDS)[number]) => (stored: Readonly<Record<string, unknown>>) => {
      ran.add(what(step, kind))
      return step[kind]?.(stored) ?? stored
    }
  return {
    ...plugin,
    migrations: (plugin.migrations ?? []).map((step) => ({
      ...step,
      problem: watch(step, 'problem'),
      presentation: watch(step, 'presentation'),
      response: watch(step, 'response'),
    })),
  }
}

const reasonOf = ({ issues }: { issues: readonly { path: string; message: string }[] }): string =>
  issues.map(({ path, message }) => `${path}: ${message}`).join('; ')

/** Reads what an older version stored and throws where it does not fit or is graded otherwise than then. */
export function readsAsThen(
  plugin: AnyProblemPlugin,
  { version, problems }: OlderFixtures,
  { problem, presentation, response, verdict, mode = 'practice' }: StoredCase,
): void {
  const exercise = expectOpened(openProblem(plugin, problems.find(({ name }) => name === problem)?.raw))
  const shown = exercise.readPresentation(presentation, version)
  if (!shown.ok)
    throw new Error(
      `${problem}: a presentation of version ${version} does not fit: ${reasonOf(shown)} Let the steps in migrations lift it.`,
    )
  exercise.view(shown.value)
  const given = exercise.readResponse(response, version)
  if (!given.ok)
    throw new Error(
      `${problem}: a response of version ${version} does not fit: ${reasonOf(given)} Let the steps in migrations lift it.`,
    )
  const now = exercise.grade(given.value, { mode }).verdict
  if (now !== verdict)
    throw new Error(
      `${problem}: was ${verdict} under version ${version}, is ${now}. What was answered keeps its verdict: lift the response so that it says the same.`,
    )
}

/** What no old fixture runs of the steps: each of them has to lift a problem, a presentation and a response. */
export function stepsNeverRun(plugin: AnyProblemPlugin, older: readonly OlderFixtures[]): string[] {
  const ran = new Set<string>()
  const observed = watched(plugin, ran)
  for (const fixtures of older) {
    for (const { raw } of fixtures.problems) expectOpened(openProblem(observed, raw))
    for (const entry of fixtures.stored) readsAsThen(observed, fixtures, entry)
  }
  return (plugin.migrations ?? []).flatMap((step) =>
    KINDS.map((kind) => what(step, kind)).filter((name) => !ran.has(name)),
  )
}

/** Versions that no step leads on from; their problems and answers would be unreadable. */
export function versionsWithoutStep({ version, migrations = [] }: AnyProblemPlugin): number[] {
  const older = Array.from({ length: version - 1 }, (_, i) => i + 1)
  return older.filter((from) => migrations.filter((step) => step.from === from).length !== 1)
}
