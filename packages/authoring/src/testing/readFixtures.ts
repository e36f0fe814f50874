import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GradeMode, Verdict } from '@wordstride/core'

interface FixtureCase {
  problem: string
  note: string
  response: unknown
  verdict: Verdict
  mode?: GradeMode
}

const fixtures = join(dirname(fileURLToPath(import.meta.url)), '../../../../fixtures')

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** The problems of a type that the project keeps as examples, and responses with their verdicts. */
export function readFixtures(type: string) {
  const folder = join(fixtures, type)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'cases.json')
  return {
    problems: names.map((name) => ({ name: name.replace('.json', ''), raw: readJson(join(folder, name)) })),
    cases: readJson(join(folder, 'cases.json')) as FixtureCase[],
  }
}
