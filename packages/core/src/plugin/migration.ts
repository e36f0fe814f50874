import type { AnyProblemPlugin } from './problemPlugin'

export type StoredRecord = Readonly<Record<string, unknown>>

/**
 * A named step from version `from` to `from + 1` of everything that is stored of a type: its problems, and what
 * was presented and answered under them. A function that is left out changes nothing. Pure; what a function
 * throws at means that the stored thing does not fit.
 */
export interface Migration {
  name: string
  from: number
  problem?(stored: StoredRecord): StoredRecord
  presentation?(stored: StoredRecord): StoredRecord
  response?(stored: StoredRecord): StoredRecord
}

export type StoredKind = 'problem' | 'presentation' | 'response'

export interface ProblemIssue {
  /** Where, as `subProblemItems.0.options.2.label`; empty for the whole. */
  path: string
  message: string
}

export type Failure = { ok: false; issues: readonly ProblemIssue[] }

export const failure = (path: string, message: string): Failure => ({
  ok: false,
  issues: [{ path, message }],
})

type Lifted = { ok: true; value: unknown; applied: readonly string[] } | Failure

export const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What of a plugin says how what was stored is brought to its version. */
export type Versioned = Pick<AnyProblemPlugin, 'type' | 'version' | 'migrations'>

/** Brings what was stored under an older version to the plugin's version; its schema has the last word. */
export function lift(plugin: Versioned, kind: StoredKind, stored: unknown, version: number): Lifted {
  if (version > plugin.version) {
    return failure('version', `Version ${version} is newer than this program's version ${plugin.version}.`)
  }
  let value = stored
  const applied: string[] = []
  for (let from = version; from < plugin.version; from++) {
    const step = plugin.migrations?.find((migration) => migration.from === from)
    if (!step) return failure('version', `No migration from version ${from} of ${plugin.type}.`)
    applied.push(step.name)
    if (!isRecord(value)) return failure('', 'Expected an object.')
    try {
      value = step[kind]?.(value) ?? value
    } catch (error) {
      return failure('', `"${step.name}" cannot read it: ${error instanceof Error ? error.message : error}`)
    }
  }
  return { ok: true, value, applied }
}
