import type { PackProblem, Pool } from '@wordstride/content'
import { type ContentBlock, parseProblem } from '@wordstride/core'
import { ShortFormError } from '@wordstride/core/authoring'
import { registry } from '@wordstride/plugins/graders'
import * as z from 'zod/mini'
import { type AuthoredProblem, authoredProblemSchema } from '../files/skillFile'
import type { ProblemFault } from './contentError'
import { expandBody } from './expandBody'
import { unknownType } from './knownType'
import { formFaults, setReadableMessages } from './messages'
import { unknownFields } from './unknownFields'

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

/** Fills the envelope in, expands the short form and lets the plugin parse the result. */
export function buildProblem(
  authored: AuthoredProblem,
  skill: SkillIdentity,
  pool: Pool,
  seq: number,
): BuiltProblem {
  setReadableMessages()
  const { id, type, prompt: _prompt, passage: _passage, hints, level, beside = [], ...body } = authored
  const problem_id = `${skill.skill_id}.${id}`
  const plugin = registry.get(type)
  if (!plugin) {
    return { ok: false, faults: [{ path: ['type'], message: unknownType(type), isNotInstalled: true }] }
  }
  const warnings: string[] = []
  let expanded: Record<string, unknown>
  try {
    expanded = expandBody(type, body, { problemId: problem_id, warn: (text) => warnings.push(text) })
  } catch (error) {
    if (error instanceof ShortFormError) return { ok: false, faults: [error] }
    if (!(error instanceof z.core.$ZodError)) throw error
    return { ok: false, faults: formFaults(error, SHARED_FIELDS) }
  }
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
    const faults = parsed.issues.map(({ path, message }) => ({
      path: [],
      message: path === '' ? message : `${path}: ${message}`,
    }))
    return { ok: false, faults }
  }
  const unknown = unknownFields(expanded, parsed.problem)
  if (unknown.length > 0)
    return {
      ok: false,
      faults: unknown.map((path) => ({
        path: ['body', ...path],
        message: `There is no field "${String(path.at(-1))}" here: npm run content -- schema ${type}`,
      })),
    }
  return {
    ok: true,
    problem: { problem_id, problem_seq: seq, pool, level: level ?? null, problem: parsed.problem },
    warnings,
  }
}
