import type { GradeMode, GradeResult } from '@wordstride/core'
import type { KnownProblem } from '../content/problemCache'
import { badRequest } from '../dispatch/httpError'

function parseJson(groupAnswer: string): unknown {
  try {
    return JSON.parse(groupAnswer)
  } catch {
    throw badRequest('group_answer is not JSON.', [
      { path: 'params.group_answer', message: 'Expected JSON.' },
    ])
  }
}

/** The response that a `group_answer` holds. A malformed one is a bad request. */
export function parseResponse({ plugin }: Pick<KnownProblem, 'plugin'>, groupAnswer: string): unknown {
  const response = plugin.response.safeParse(parseJson(groupAnswer))
  if (response.success) return response.data
  throw badRequest(
    'group_answer is not a response of this problem type.',
    response.error.issues.map((issue) => ({
      path: ['params.group_answer', ...issue.path].join('.'),
      message: issue.message,
    })),
  )
}

/** Grades with the server's own key (SR-17). */
export const gradeAnswer = (
  known: Pick<KnownProblem, 'plugin' | 'problem'>,
  groupAnswer: string,
  mode: GradeMode = 'practice',
): GradeResult => known.plugin.grade(known.problem, parseResponse(known, groupAnswer), { mode })
