import { isJudged } from '@wordstride/core'
import { type Check, fail, grade, publicView, wrongResponses } from './check'
import { OWN_ID, withOwnIds } from './ids'
import { idsIn, mapObjects } from './values'

/** Where feedback speaks of a part by its name, it says what the part was judged. */
export const marksFollowTheParts: Check = (plugin, problem) => {
  for (const response of [plugin.correctResponse(problem), ...wrongResponses(plugin, problem, 10)]) {
    const result = grade(plugin, problem, response)
    const verdicts = new Map(result.parts.map(({ subProblemId, verdict }) => [subProblemId, verdict]))
    for (const [id, { mark }] of Object.entries(plugin.feedback(problem, response, result).items)) {
      const verdict = verdicts.get(id)
      if (verdict !== undefined && verdict !== mark && (mark !== 'neutral' || isJudged(verdict)))
        fail(
          problem,
          `feedback marks ${id} as ${mark}; grade says that this part is ${verdict}. In feedback take the mark of a part from result.parts, by its subProblemId.`,
        )
    }
  }
}

/** Whoever draws a mark finds its item by the id that the view has; in graded work all ids have other names. */
export const marksHaveIdsOfTheView: Check = (plugin, authored) => {
  const problem = withOwnIds(plugin, authored)
  const known = idsIn(publicView(plugin, problem))
  for (const response of [plugin.correctResponse(problem), ...wrongResponses(plugin, problem, 3)]) {
    const { items } = plugin.feedback(problem, response, grade(plugin, problem, response))
    const joined = Object.keys(items).find((id) => OWN_ID.test(id) && !known.has(id))
    if (joined !== undefined)
      fail(
        authored,
        `feedback marks ${JSON.stringify(joined)}, which is made of ids and is none of the view: in graded work each id has another name there, and the mark is lost. Mark an item of the view by its own id.`,
      )
  }
}

/** What is not given for a part is missed there and nowhere else: where a response has a record by its parts. */
export const partsAreJudgedApart: Check = (plugin, problem) => {
  const right = plugin.correctResponse(problem)
  const ids = grade(plugin, problem, right).parts.map(({ subProblemId }) => subProblemId)
  for (const id of ids) {
    let isGivenByName = false
    const without = mapObjects(right, (record) => {
      if (!Object.hasOwn(record, id)) return record
      isGivenByName = true
      return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
    })
    if (!isGivenByName || !plugin.response.safeParse(without).success) continue
    const wrong = grade(plugin, problem, without).parts.find(
      ({ subProblemId, verdict }) => (verdict === 'correct') === (subProblemId === id),
    )
    if (wrong)
      fail(
        problem,
        `Where nothing is given for ${id} and all else is right, the part ${wrong.subProblemId} is ${wrong.verdict}. In grade judge each part by what was given for it, and call it by that id.`,
      )
  }
}
