import { type AnyProblemPlugin, isRecord, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { ContentError } from '../build/contentError'
import { unknownType } from '../build/knownType'
import { parsedFaults } from '../build/parsedFaults'
import { readRawYaml } from '../build/readYaml'
import { requireFile } from './requireFile'

export type ProblemFile =
  | { ok: true; plugin: AnyProblemPlugin; problem: ProblemEnvelope }
  | { ok: false; errors: ContentError[] }

/** Reads one problem in its full form from a JSON (or YAML) file; faults come with their line. Throws where there is none. */
export function readProblemFile(file: string): ProblemFile {
  requireFile(file)
  const read = readRawYaml(file)
  if (!read.ok) return read
  const { raw, errorAt } = read
  const type = isRecord(raw) && 'problem_type' in raw ? String(raw.problem_type) : ''
  const plugin = registry.get(type)
  if (!plugin) return { ok: false, errors: [errorAt(['problem_type'], unknownType(type))] }
  const parsed = parseProblem(plugin, raw)
  if (parsed.ok) return { ok: true, plugin, problem: parsed.problem }
  return { ok: false, errors: parsedFaults(parsed.issues).map(({ path, message }) => errorAt(path, message)) }
}
