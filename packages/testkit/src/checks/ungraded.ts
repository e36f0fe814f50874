import { fail, grade, MODES, publicView, same, wrongResponses } from './check'
import type { SetCheck } from './fields'
import { withAt } from './places'
import { objectsIn } from './values'
import { fieldName, optionalFieldsIn } from './variants'

/** What no right response holds is not graded: whatever stands there, the verdicts are the same. */
export const ungradedFieldsDecideNothing: SetCheck = (plugin, problems) => {
  const rights = problems.map((problem) => plugin.correctResponse(problem))
  const graded = new Set(objectsIn(rights).flatMap((object) => Object.keys(object)))
  for (const [i, problem] of problems.entries()) {
    const empty = plugin.emptyResponse(publicView(plugin, problem))
    for (const response of [rights[i], empty, ...wrongResponses(plugin, problem, 3)])
      for (const field of optionalFieldsIn(plugin.response, response, problem)) {
        if (graded.has(`${field.path.at(-1)}`)) continue
        for (const value of field.values) {
          const filled = plugin.response.safeParse(withAt(response, field.path, value))
          if (!filled.success) continue
          for (const mode of MODES) {
            const [usual, other] = [response, filled.data].map((each) => grade(plugin, problem, each, mode))
            if (!usual || !other || same(usual, other)) continue
            fail(
              problem,
              `${JSON.stringify(response).slice(0, 200)} is ${usual.verdict}, and ${other.verdict} with ${JSON.stringify(value)} in ${fieldName(field)}, which no right response holds. What is graded stands in correctResponse; let grade leave out what does not.`,
            )
          }
        }
      }
  }
}
