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

export interface FixtureSet {
  problems: { name: string; raw: unknown }[]
  cases: FixtureCase[]
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads a folder of problems (`*.json`) and its `cases.json`. */
export function readFixtures(path: string): FixtureSet {
  const names = readdirSync(path).filter((name) => name.endsWith('.json') && name !== 'cases.json')
  return {
    problems: names
      .sort()
      .map((name) => ({ name: name.replace('.json', ''), raw: readJson(join(path, name)) })),
    cases: readJson(join(path, 'cases.json')) as FixtureCase[],
  }
}
