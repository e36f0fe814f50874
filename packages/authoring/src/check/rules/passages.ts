import { isDeepStrictEqual } from 'node:util'
import type { PackProblem } from '@wordstride/content'
import { blocksAbove } from '../../texts/problemTexts'
import type { Rule } from '../finding'

export const passagesOf = (entry: PackProblem) =>
  blocksAbove(entry).flatMap((block) => (block.kind === 'passage' ? [block] : []))

/** Nobody reads a text twice in a test: its problems are known by the title. */
export const passagesRule: Rule = {
  name: 'passages',
  severity: 'fault',
  check(entries, { pack }, report) {
    for (const entry of entries)
      if (entry.problem.section_type === 'ae.rc' && passagesOf(entry).length === 0)
        report(entry.problem_id, 'A reading problem has a passage.')
    const first = new Map<string, { entry: PackProblem; passage: unknown }>()
    for (const entry of pack.tests) {
      for (const passage of passagesOf(entry)) {
        const key = `${entry.problem.grade_id} ${passage.title}`
        const known = first.get(key)
        if (!known) first.set(key, { entry, passage })
        else if (!isDeepStrictEqual(known.passage, passage))
          report(
            entry.problem_id,
            `Its passage reads otherwise than that of ${known.entry.problem_id}. Change all problems of a passage together, or give it another title.`,
          )
      }
    }
  },
}
