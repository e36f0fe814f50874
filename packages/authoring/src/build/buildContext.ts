import { basename } from 'node:path'
import type { PackProblem, Pool } from '@wordstride/content'
import type { AuthoredProblem } from '../files/skillFile'
import { isUnfinished } from '../files/unfinished'
import { buildProblem, type SkillIdentity } from './buildProblem'
import type { ContentError } from './contentError'

/** Where a built problem or card was written, for messages of later checks. */
export type Place = Pick<ContentError, 'file' | 'line'>

/** What a build collects besides the pack itself. */
export interface BuildContext {
  errors: ContentError[]
  warnings: ContentError[]
  /** By problem_id; a skill by its id, a word without problems by itself. */
  places: Map<string, Place>
}

type Path = readonly (string | number)[]

export interface PoolSource {
  problems: readonly AuthoredProblem[]
  pool: Pool
  /** Where the problem, which is number `index`, stands in the file. */
  pathOf(index: number, problem: AuthoredProblem): Path
  errorAt(path: Path, message: string): ContentError
}

/** Builds the problems of one pool; faulty ones are left out and reported. */
export function buildPool(
  { problems, pool, pathOf, errorAt }: PoolSource,
  skill: SkillIdentity,
  { errors, warnings, places }: BuildContext,
  build = buildProblem,
): PackProblem[] {
  return problems.flatMap((authored, i) => {
    if (isUnfinished(authored)) return []
    const path = pathOf(i, authored)
    const built = build(authored, skill, pool, i + 1)
    if (!built.ok) {
      errors.push(
        ...built.faults.map(({ path: inside, message, isNotInstalled }) => ({
          ...errorAt([...path, ...inside], message),
          ...(isNotInstalled ? { isNotInstalled } : {}),
        })),
      )
      return []
    }
    const { file, line } = errorAt(path, '')
    const first = places.get(built.problem.problem_id)
    if (first) {
      const message = `The id ${built.problem.problem_id} stands in ${basename(first.file)}:${first.line} already. A copied problem needs an id of its own.`
      errors.push(errorAt([...path, 'id'], message))
      return []
    }
    places.set(built.problem.problem_id, { file, line })
    warnings.push(...built.warnings.map((message) => errorAt(path, message)))
    return [built.problem]
  })
}
