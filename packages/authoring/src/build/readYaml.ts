import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { ContentError } from './contentError'
import { decodeUtf8 } from './decodeUtf8'
import { formFaults, setReadableMessages } from './messages'
import { readYamlText } from './yamlText'

export type YamlFile<T> =
  | { ok: true; data: T; errorAt(path: readonly (string | number)[], message: string): ContentError }
  | { ok: false; errors: ContentError[] }

/** Reads a YAML file against a schema; every fault comes with its line. */
export function readYaml<T>(file: string, schema: z.ZodMiniType<T>): YamlFile<T> {
  setReadableMessages()
  const decoded = decodeUtf8(readFileSync(file))
  if (!decoded.ok)
    return { ok: false, errors: [{ file, line: decoded.line, path: '', message: decoded.message }] }
  const read = readYamlText(decoded.text)
  if (!read.ok) return { ok: false, errors: read.faults.map((fault) => ({ file, ...fault })) }
  const errorAt = (path: readonly (string | number)[], message: string): ContentError => ({
    file,
    ...read.faultAt(path, message),
  })
  const parsed = schema.safeParse(read.raw)
  if (parsed.success) return { ok: true, data: parsed.data, errorAt }
  return { ok: false, errors: formFaults(parsed.error).map(({ path, message }) => errorAt(path, message)) }
}
