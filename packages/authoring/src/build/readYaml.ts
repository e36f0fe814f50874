import { readFileSync } from 'node:fs'
import { type ErrorCode, LineCounter, parseDocument, type YAMLParseError } from 'yaml'
import type * as z from 'zod/mini'
import type { ContentError } from './contentError'
import { setReadableMessages } from './messages'

export type YamlFile<T> =
  | { ok: true; data: T; errorAt(path: readonly (string | number)[], message: string): ContentError }
  | { ok: false; errors: ContentError[] }

/** What an author can do about it, where the parser speaks of its own rules. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BAD_INDENT:
    'The line begins too far left or right. Lines of one list or one problem begin in the same column, two spaces further in than the line above them.',
  TAB_AS_INDENT: 'The line begins with a tab. Use spaces.',
  MULTILINE_IMPLICIT_KEY:
    'A line that has no "name:" stands here, or its beginning is in the wrong column. A text of several lines needs "|-" after the colon.',
  BLOCK_AS_IMPLICIT_KEY:
    'Two fields stand in one line, or a line begins too far right. A text with a colon needs double quotes.',
  BLOCK_IN_FLOW: 'A bracket of a line above is not closed.',
}

const explain = ({ code, message }: Pick<YAMLParseError, 'code' | 'message'>): string => {
  const [said = message] = message.split('\n')
  const advice = ADVICE[code]
  return advice === undefined ? said : `${advice} (${said})`
}

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
        message: explain(error),
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
