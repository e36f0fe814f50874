import type * as z from 'zod/mini'
import type { ProblemEnvelope } from '../problem/envelopeSchema'
import { type Failure, failure, isRecord, lift, type StoredRecord, type Versioned } from './migration'

export type Read<T> = { ok: true; value: T } | Failure

export type ParsedProblem<TProblem> =
  | { ok: true; problem: TProblem /** Names of the migrations. */; applied: readonly string[] }
  | Failure

function check<T>(schema: z.ZodMiniType<T>, value: unknown): Read<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    issues: parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  }
}

/** Brings an authored problem of any version to the plugin's version and checks it against its schema. */
export function parseProblem<TProblem extends ProblemEnvelope>(
  plugin: Versioned & { readonly problem: z.ZodMiniType<TProblem> },
  raw: unknown,
): ParsedProblem<TProblem> {
  if (!isRecord(raw)) return failure('', 'Expected an object.')
  const { version = 1 } = raw
  if (typeof version !== 'number') return failure('version', 'Expected a number.')
  const lifted = lift(plugin, 'problem', raw, version)
  if (!lifted.ok) return lifted
  const { value, applied } = lifted
  const isOld = applied.length > 0
  const read = check(plugin.problem, isOld ? { ...(value as StoredRecord), version: plugin.version } : value)
  return read.ok ? { ok: true, problem: read.value, applied } : read
}

/** A response that was given under `version` of the plugin. */
export function readResponse<TResponse>(
  plugin: Versioned & { readonly response: z.ZodMiniType<TResponse> },
  stored: unknown,
  version: number,
): Read<TResponse> {
  const lifted = lift(plugin, 'response', stored, version)
  return lifted.ok ? check(plugin.response, lifted.value) : lifted
}

/** A presentation that was decided under `version` of the plugin. */
export function readPresentation<TPresentation>(
  plugin: Versioned & { readonly presentation: z.ZodMiniType<TPresentation> },
  stored: unknown,
  version: number,
): Read<TPresentation> {
  const lifted = lift(plugin, 'presentation', stored, version)
  return lifted.ok ? check(plugin.presentation, lifted.value) : lifted
}
