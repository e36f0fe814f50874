import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import type * as z from 'zod/mini'
import type { ContentError } from './contentError'
import { setReadableMessages } from './messages'

export type YamlFile<T> =
  | { ok: true; data: T; errorAt(path: readonly (string | number)[], message: string): ContentError }
  | { ok: false; errors: ContentError[] }

/** Reads a YAML file against a schema; every fault comes with its line. */
export function readYaml<T>(file: string, schema: z.ZodMiniType<T>): YamlFile<T> {
  setReadableMessages()
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  if (document.errors.length > 0) {
    return {
      ok: false,
      errors: document.errors.map((error) => ({
        file,
        line: error.linePos?.[0].line ?? null,
        path: '',
        message: error.message.split('\n')[0] ?? error.message,
      })),
    }
  }
  const errorAt = (path: readonly (string | number)[], message: string): ContentError => {
    for (let depth = path.length; depth >= 0; depth--) {
      const node = document.getIn(path.slice(0, depth), true)
      const range = typeof node === 'object' && node !== null && 'range' in node ? node.range : null
      if (Array.isArray(range))
        return { file, line: lines.linePos(range[0]).line, path: path.join('.'), message }
    }
    return { file, line: null, path: path.join('.'), message }
  }
  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return { ok: true, data: parsed.data, errorAt }
  return {
    ok: false,
    errors: parsed.error.issues.map((issue) =>
      errorAt(
        issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key)),
        issue.message,
      ),
    ),
  }
}
