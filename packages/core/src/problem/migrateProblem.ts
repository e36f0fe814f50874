import type { AnyProblemPlugin } from '../plugin/problemPlugin'

type RawProblem = Record<string, unknown>

/** A named step from version `from` to `from + 1`. Pure; never edits its argument. */
export interface Migration {
  name: string
  from: number
  up(problem: RawProblem): RawProblem
}

export interface ProblemIssue {
  /** Where, as `subProblemItems.0.options.2.label`; empty for the problem as a whole. */
  path: string
  message: string
}

export type ParsedProblem<TProblem> =
  | { ok: true; problem: TProblem; applied: readonly string[] }
  | { ok: false; issues: readonly ProblemIssue[] }

const isRecord = (value: unknown): value is RawProblem =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const failed = (path: string, message: string) => ({ ok: false, issues: [{ path, message }] }) as const

/** Brings an authored problem of any version to the plugin's version and checks it against its schema. */
export function parseProblem<TPlugin extends AnyProblemPlugin>(
  plugin: TPlugin,
  raw: unknown,
): ParsedProblem<ReturnType<TPlugin['problem']['parse']>> {
  if (!isRecord(raw)) return failed('', 'Expected an object.')
  let version = raw.version ?? 1
  if (typeof version !== 'number') return failed('version', 'Expected a number.')
  if (version > plugin.version) {
    return failed('version', `Version ${version} is newer than this program's version ${plugin.version}.`)
  }
  let problem = raw
  const applied: string[] = []
  while (version < plugin.version) {
    const step = plugin.migrations.find((migration) => migration.from === version)
    if (!step) return failed('version', `No migration from version ${version} of ${plugin.type}.`)
    problem = { ...step.up(problem), version: ++version }
    applied.push(step.name)
  }
  const parsed = plugin.problem.safeParse(problem)
  if (parsed.success) return { ok: true, problem: parsed.data, applied }
  return {
    ok: false,
    issues: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  }
}
