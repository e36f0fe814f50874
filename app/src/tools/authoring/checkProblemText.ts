import './readableMessages'
import { type AnyProblemPlugin, type Exercise, openProblem } from '@wordstride/core'
import { findPlace, findSyntaxError, lineOf, type TextRange } from './jsonPlaces'

export interface TextIssue extends TextRange {
  /** A warning does not keep the problem from being shown. */
  severity: 'error' | 'warning'
  /** As `subProblemItems.0.options.2.label`; empty for the text as a whole. */
  path: string
  message: string
  /** From 1. */
  line: number
}

export interface CheckedText {
  /** What the text says, where it is a JSON object. */
  raw: Record<string, unknown> | null
  /** Null while there is an error. */
  exercise: Exercise | null
  issues: readonly TextIssue[]
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that parsing leaves out: most often a name with a spelling mistake. */
function unknownFields(raw: unknown, parsed: unknown, path: readonly string[] = []): string[][] {
  if (Array.isArray(raw) && Array.isArray(parsed))
    return raw.flatMap((item, i) => unknownFields(item, parsed[i], [...path, String(i)]))
  if (!isRecord(raw) || !isRecord(parsed)) return []
  return Object.keys(raw).flatMap((key) =>
    Object.hasOwn(parsed, key) ? unknownFields(raw[key], parsed[key], [...path, key]) : [[...path, key]],
  )
}

function syntaxIssue(text: string, error: unknown): TextIssue {
  const place = findSyntaxError(text)
  const message = (error instanceof Error ? error.message : String(error)).replace(
    / (in JSON )?at (position|line) .*$/s,
    '',
  )
  return { severity: 'error', path: '', message: `${message}.`, line: lineOf(text, place.from), ...place }
}

/** The problem that a text holds, or what is wrong with it and where (TOOL-03). */
export function checkProblemText(plugin: AnyProblemPlugin, text: string): CheckedText {
  const issueAt = (severity: TextIssue['severity'], path: string, message: string): TextIssue => {
    const place = findPlace(text, path === '' ? [] : path.split('.'))
    return { severity, path, message, line: lineOf(text, place.from), ...place }
  }
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch (error) {
    return { raw: null, exercise: null, issues: [syntaxIssue(text, error)] }
  }
  const opened = openProblem(plugin, raw)
  if (!opened.ok) {
    return {
      raw: isRecord(raw) ? raw : null,
      exercise: null,
      issues: opened.issues.map(({ path, message }) => issueAt('error', path, message)),
    }
  }
  const { exercise } = opened
  const unknown = exercise.applied.length === 0 ? unknownFields(raw, exercise.problem) : []
  return {
    raw: raw as Record<string, unknown>,
    exercise,
    issues: unknown.map((path) =>
      issueAt('warning', path.join('.'), 'This field is not known and is left out.'),
    ),
  }
}
