import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PackProblem } from '@wordstride/content'
import type { BuildResult } from '../build/buildPack'
import { describeError } from '../build/contentError'
import { entriesOf } from '../check/checkPack'

/** Problems of a skill file, of a skill or of one id; the faults of that file are told. Throws where there are none. */
export function wantedEntries(
  build: BuildResult,
  what: string,
  printError: (line: string) => void,
): PackProblem[] {
  for (const error of build.errors)
    if (resolve(error.file) === resolve(what)) printError(describeError(error))
  const isFile = existsSync(what)
  const file = resolve(what)
  const entries = entriesOf(build).filter(({ problem_id, problem }) =>
    isFile
      ? resolve(build.places.get(problem_id)?.file ?? '') === file
      : problem_id === what || problem.skill_id === what,
  )
  if (entries.length === 0) throw new Error(`There is no skill file, skill or problem ${what}.`)
  return entries
}
