import { askedBy } from '../../texts/askedBy'
import type { Rule } from '../finding'

/** What was practiced proves nothing when it is asked again. The two sentences of a word must do for all its pools. */
export const repeatsRule: Rule = {
  name: 'repeats',
  severity: 'fault',
  check(_, { pack }, report) {
    for (const { section_type, skills } of pack.chapters) {
      if (section_type !== 'ae.la') continue
      for (const { problems } of skills) {
        const first = new Map<string, string>()
        for (const entry of problems) {
          const asked = askedBy(entry)
          const other = first.get(asked)
          if (other) report(entry.problem_id, `Asks what ${other} asks.`)
          else first.set(asked, entry.problem_id)
        }
      }
    }
  },
}
