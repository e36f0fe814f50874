import { parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import * as z from 'zod/mini'
import type { PackProblem, Pool } from '../contentPack'
import { expandFullForm, shortForms } from './shortForms'
import type { AuthoredProblem } from './skillFile'

export interface SkillIdentity {
  section_type: 'ae.la' | 'ae.voc'
  grade_id: number
  skill_id: string
  skill_name: string
}

export type BuiltProblem = { ok: true; problem: PackProblem } | { ok: false; messages: string[] }

/** Fills the envelope in, expands the short form and lets the plugin parse the result. */
export function buildProblem(
  authored: AuthoredProblem,
  skill: SkillIdentity,
  pool: Pool,
  seq: number,
): BuiltProblem {
  const problemId = `${skill.skill_id}.${authored.id}`
  const plugin = registry.get(authored.type)
  if (!plugin)
    return { ok: false, messages: [`Unknown type "${authored.type}"; known: ${registry.types.join(', ')}.`] }
  let body: Record<string, unknown>
  try {
    body = (shortForms[authored.type] ?? expandFullForm)(authored, problemId)
  } catch (error) {
    if (!(error instanceof z.core.$ZodError)) throw error
    return { ok: false, messages: error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) }
  }
  const parsed = parseProblem(plugin, {
    problem_id: problemId,
    problem_type: authored.type,
    version: plugin.version,
    ...skill,
    problemItems: authored.prompt === undefined ? [] : [{ kind: 'markdown', value: authored.prompt }],
    hintItems: authored.hints.map((hint) => (typeof hint === 'string' ? { value: hint } : hint)),
    ...body,
  })
  if (!parsed.ok)
    return { ok: false, messages: parsed.issues.map((issue) => `${issue.path}: ${issue.message}`) }
  return {
    ok: true,
    problem: {
      problem_id: problemId,
      problem_seq: seq,
      pool,
      level: authored.level ?? null,
      problem: parsed.problem,
    },
  }
}
