import { readFileSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { ContentError } from './contentError'
import { decodeUtf8 } from './decodeUtf8'
import { formFaults, setReadableMessages } from './messages'
import { readYamlText } from './yamlText'

interface ErrorPlaces {
  errorAt(path: readonly (string | number)[], message: string): ContentError
}
interface Unread {
  ok: false
  errors: ContentError[]
}

export type RawYaml = ({ ok: true; raw: unknown } & ErrorPlaces) | Unread
export type YamlFile<T> =
  | ({ ok: true; data: T } & ErrorPlaces)
  | (Unread & {
      /** What it says, where it is YAML of another form. */
      read?: { raw: unknown } & ErrorPlaces
    })

/** Reads a YAML (or JSON) file, whatever it says. */
export function readRawYaml(file: string): RawYaml {
  setReadableMessages()
  const decoded = decodeUtf8(readFileSync(file))
  if (!decoded.ok)
    return { ok: false, errors: [{ file, line: decoded.line, path: '', message: decoded.message }] }
  const read = readYamlText(decoded.text)
  if (!read.ok) return { ok: false, errors: read.faults.map((fault) => ({ file, ...fault })) }
  const { raw, faultAt } = read
  return { ok: true, raw, errorAt: (path, message) => ({ file, ...faultAt(path, message) }) }
}

/** Reads a YAML file against a schema; every fault comes with its line. */
export function readYaml<T>(file: string, schema: z.ZodMiniType<T>): YamlFile<T> {
  const read = readRawYaml(file)
  if (!read.ok) return read
  const { raw, errorAt } = read
  const parsed = schema.safeParse(raw)
  if (parsed.success) return { ok: true, data: parsed.data, errorAt }
  const errors = formFaults(parsed.error).map(({ path, message }) => errorAt(path, message))
  return { ok: false, errors, read }
}
