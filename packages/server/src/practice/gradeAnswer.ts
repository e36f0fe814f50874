import { type GradeResult, parseProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { ProblemRow } from '../db/schema'
import { badRequest } from '../dispatch/httpError'

function parseResponse(groupAnswer: string): unknown {
  try {
    return JSON.parse(groupAnswer)
  } catch {
    throw badRequest('group_answer is not JSON.', [
      { path: 'params.group_answer', message: 'Expected JSON.' },
    ])
  }
}

/** Grades a stored problem again with the server's own key (SR-17). A malformed response is a bad request. */
export function gradeAnswer(row: ProblemRow, groupAnswer: string): GradeResult {
  const plugin = registry.require(row.problem.problem_type)
  const problem = parseProblem(plugin, row.problem)
  if (!problem.ok)
    throw new Error(`Stored problem ${row.problemId} does not parse: ${problem.issues[0]?.message}`)
  const response = plugin.response.safeParse(parseResponse(groupAnswer))
  if (!response.success) {
    throw badRequest(
      'group_answer is not a response of this problem type.',
      response.error.issues.map((issue) => ({
        path: ['params.group_answer', ...issue.path].join('.'),
        message: issue.message,
      })),
    )
  }
  return plugin.grade(problem.problem, response.data, { mode: 'practice' })
}
