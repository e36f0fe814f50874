import { expectOpened, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { Rule } from '../finding'

const WRONG_RESPONSES = ['a', 'b', 'c']

/** The right response is right and three wrong ones are wrong, in the plugin's own eyes. */
export const keysRule: Rule = {
  name: 'key',
  severity: 'fault',
  check(entries, _, report) {
    for (const entry of entries) {
      const { problem } = entry
      const exercise = expectOpened(registry.open(problem))
      const verdictOf = (response: unknown) => exercise.grade(response, { mode: 'practice' }).verdict
      if (verdictOf(exercise.correctResponse()) !== 'correct')
        report(entry.problem_id, 'Its own correct response is not graded correct.')
      for (const seed of WRONG_RESPONSES) {
        const verdict = verdictOf(exercise.wrongResponse(seededRandom(seed)))
        if (verdict !== 'incorrect') report(entry.problem_id, `A wrong response is graded ${verdict}.`)
      }
    }
  },
}
