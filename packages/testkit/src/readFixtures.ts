import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GradeMode, Verdict } from '@wordstride/core'

/** A response with the verdict that the specification asks for, written by hand. */
export interface FixtureCase {
  /** Name of the problem's file, without `.json`. */
  problem: string
  /** What the response is about. */
  note: string
  response: unknown
  verdict: Verdict
  mode?: GradeMode
}

/** What was stored under an older version, with the verdict it had then. */
export interface StoredCase extends FixtureCase {
  presentation: unknown
}

/** Problems of an older version, never edited, and what was stored of them. */
export interface OlderFixtures {
  version: number
  problems: NamedProblem[]
  stored: StoredCase[]
}

interface NamedProblem {
  name: string
  raw: unknown
}

export interface FixtureSet {
  problems: NamedProblem[]
  cases: FixtureCase[]
  older: OlderFixtures[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const readProblems = (path: string): NamedProblem[] =>
  readdirSync(path)
    .filter((name) => name.endsWith('.json') && name !== 'cases.json' && name !== 'stored.json')
    .sort()
    .map((name) => ({ name: name.replace('.json', ''), raw: readJson(join(path, name)) }))

/** Reads a folder of problems (`*.json`) with its `cases.json`, and in `v1`, `v2` … what older versions left behind. */
export function readFixtures(path: string): FixtureSet {
  const versions = readdirSync(path).flatMap((name) => /^v(\d+)$/.exec(name)?.[1] ?? [])
  return {
    problems: readProblems(path),
    cases: readJson(join(path, 'cases.json')) as FixtureCase[],
    older: versions.map((version) => ({
      version: Number(version),
      problems: readProblems(join(path, `v${version}`)),
      stored: readJson(join(path, `v${version}`, 'stored.json')) as StoredCase[],
    })),
  }
}
