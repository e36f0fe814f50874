import { readFileSync } from 'node:fs'
import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { LineCounter, parseDocument } from 'yaml'
import type { ContentError } from '../build/contentError'
import { setReadableMessages } from '../build/messages'

export type ProblemFile =
  | { ok: true; plugin: AnyProblemPlugin; problem: ProblemEnvelope }
  | { ok: false; errors: ContentError[] }

/** Reads one problem in its full form from a JSON (or YAML) file; faults come with their line. */
export function readProblemFile(file: string): ProblemFile {
  setReadableMessages()
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const [broken] = document.errors
  if (broken) {
    const message = broken.message.split('\n')[0] ?? broken.message
    return { ok: false, errors: [{ file, line: broken.linePos?.[0].line ?? null, path: '', message }] }
  }
  const errorAt = (path: string, message: string): ContentError => {
    const keys = path === '' ? [] : path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
    for (let depth = keys.length; depth >= 0; depth--) {
      const node = document.getIn(keys.slice(0, depth), true)
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
      if (Array.isArray(range)) return { file, line: lines.linePos(range[0]).line, path, message }
    }
    return { file, line: null, path, message }
  }
  const raw: unknown = document.toJS()
  const type =
    typeof raw === 'object' && raw !== null && 'problem_type' in raw ? String(raw.problem_type) : ''
  const plugin = registry.get(type)
  if (!plugin)
    return {
      ok: false,
      errors: [errorAt('problem_type', `Unknown type "${type}"; known: ${registry.types.join(', ')}.`)],
    }
  const parsed = parseProblem(plugin, raw)
  if (parsed.ok) return { ok: true, plugin, problem: parsed.problem }
  return { ok: false, errors: parsed.issues.map(({ path, message }) => errorAt(path, message)) }
}
