import type { PackProblem, Pool } from '@wordstride/content'
import { type ContentBlock, isRecord, parseProblem } from '@wordstride/core'
import { ShortFormError } from '@wordstride/core/authoring'
import { registry } from '@wordstride/plugins/graders'
import * as z from 'zod/mini'
import { type AuthoredProblem, authoredProblemSchema } from '../files/skillFile'
import type { ProblemFault } from './contentError'
import { expandBody } from './expandBody'
import { unknownType } from './knownType'
import { formFaults, quoted, setReadableMessages } from './messages'
import { parsedFaults } from './parsedFaults'
import { unknownFields } from './unknownFields'
import { keyFaults } from './unknownKeys'

export interface SkillIdentity {
  section_type: 'ae.la' | 'ae.voc' | 'ae.ls' | 'ae.rc'
  grade_id: number
  skill_id: string
  skill_name: string
}

export type BuiltProblem =
  | { ok: true; problem: PackProblem; warnings: string[] }
  | { ok: false; faults: ProblemFault[] }

/** What a problem has beside the fields of its type. */
const SHARED_FIELDS = [...Object.keys(authoredProblemSchema.shape), 'level', 'body']

function blocksOf({ passage, prompt }: AuthoredProblem): ContentBlock[] {
  return [
    ...(passage === undefined ? [] : [{ kind: 'passage', ...passage } as const]),
    ...(prompt === undefined ? [] : [{ kind: 'markdown', value: prompt } as const]),
  ]
}

const unknownTypeFault = (type: string): ProblemFault => ({
  path: ['type'],
  message: unknownType(type),
  isNotInstalled: true,
})

/** The fields of a problem's type, in its full form; or what is wrong with them. */
function expand(
  type: string,
  body: Record<string, unknown>,
  noted: Parameters<typeof expandBody>[2],
): { ok: true; expanded: Record<string, unknown> } | { ok: false; faults: ProblemFault[] } {
  try {
    return { ok: true, expanded: expandBody(type, body, noted) }
  } catch (error) {
    if (error instanceof ShortFormError) return { ok: false, faults: [error] }
    if (!(error instanceof z.core.$ZodError)) throw error
    return { ok: false, faults: formFaults(error, SHARED_FIELDS) }
  }
}

const bodyOf = (written: object, besides: readonly string[] = []): Record<string, unknown> => {
  const others = [...SHARED_FIELDS, ...besides]
  return Object.fromEntries(
    Object.entries(written).filter(([name]) => name === 'body' || !others.includes(name)),
  )
}

/**
 * What is wrong with the fields of its type in a problem whose shared fields are wrong already. `besides` are those
 * that problems of its kind alone have.
 */
export function bodyFaults(written: unknown, besides: readonly string[] = []): ProblemFault[] {
  if (!isRecord(written) || typeof written.type !== 'string') return []
  if (!registry.get(written.type)) return [unknownTypeFault(written.type)]
  const expanded = expand(written.type, bodyOf(written, besides), { problemId: '', warn: () => {} })
  return expanded.ok ? [] : expanded.faults
}

/** Fills the envelope in, expands the short form and lets the plugin parse the result. */
export function buildProblem(
  authored: AuthoredProblem,
  skill: SkillIdentity,
  pool: Pool,
  seq: number,
): BuiltProblem {
  setReadableMessages()
  const { id, type, hints, level, beside = [] } = authored
  const body = bodyOf(authored)
  const problem_id = `${skill.skill_id}.${id}`
  const plugin = registry.get(type)
  if (!plugin) return { ok: false, faults: [unknownTypeFault(type)] }
  const warnings: string[] = []
  const full = expand(type, body, { problemId: problem_id, warn: (text) => warnings.push(text) })
  if (!full.ok) return full
  const { expanded } = full
  const parsed = parseProblem(plugin, {
    problem_id,
    problem_type: type,
    version: plugin.version,
    ...skill,
    problemItems: blocksOf(authored),
    hintItems: hints.map((hint) => (typeof hint === 'string' ? { value: hint } : hint)),
    ...(beside.length > 0 ? { beside } : {}),
    ...expanded,
  })
  if (!parsed.ok) {
    // What the short form has written stands nowhere in the file.
    const faults = parsedFaults(parsed.issues).map(({ path, message }) =>
      'body' in body
        ? { path: ['body', ...path], message }
        : { path: [], message: path.length === 0 ? message : `${path.join('.')}: ${message}` },
    )
    return { ok: false, faults }
  }
  const unknown = unknownFields(expanded, parsed.problem)
  if (unknown.length > 0)
    return {
      ok: false,
      faults: unknown.flatMap(({ path, keys }) =>
        keyFaults(
          ['body', ...path],
          keys,
          (key) => `There is no field ${quoted(key)} here: npm run content -- schema ${type}`,
        ),
      ),
    }
  return {
    ok: true,
    problem: { problem_id, problem_seq: seq, pool, level: level ?? null, problem: parsed.problem },
    warnings,
  }
}
