import { readFileSync } from 'node:fs'
import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { ContentError } from '../build/contentError'
import { decodeUtf8 } from '../build/decodeUtf8'
import { unknownType } from '../build/knownType'
import { setReadableMessages } from '../build/messages'
import { readYamlText } from '../build/yamlText'

export type ProblemFile =
  | { ok: true; plugin: AnyProblemPlugin; problem: ProblemEnvelope }
  | { ok: false; errors: ContentError[] }

/** Reads one problem in its full form from a JSON (or YAML) file; faults come with their line. */
export function readProblemFile(file: string): ProblemFile {
  setReadableMessages()
  const decoded = decodeUtf8(readFileSync(file))
  if (!decoded.ok)
    return { ok: false, errors: [{ file, line: decoded.line, path: '', message: decoded.message }] }
  const read = readYamlText(decoded.text)
  if (!read.ok) return { ok: false, errors: read.faults.map((fault) => ({ file, ...fault })) }
  const errorAt = (path: string, message: string): ContentError => {
    const keys = path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    return { file, ...read.faultAt(keys, message) }
  }
  const { raw } = read
  const type =
    typeof raw === 'object' && raw !== null && 'problem_type' in raw ? String(raw.problem_type) : ''
  const plugin = registry.get(type)
  if (!plugin)
    return {
      ok: false,
      errors: [errorAt('problem_type', unknownType(type))],
    }
  const parsed = parseProblem(plugin, raw)
  if (parsed.ok) return { ok: true, plugin, problem: parsed.problem }
  return { ok: false, errors: parsed.issues.map(({ path, message }) => errorAt(path, message)) }
}
