import { type GradeMode, type GradeResult, readResponse } from '@wordstride/core'
import type { KnownProblem } from '../../content/problemCache'
import { badRequest } from '../../dispatch/httpError'

function parseJson(responseJson: string): unknown {
  try {
    return JSON.parse(responseJson)
  } catch {
    throw badRequest('group_answer is not JSON.', [
      { path: 'params.group_answer', message: 'Expected JSON.' },
    ])
  }
}

const MOST_ISSUES = 20

type Grader = Pick<KnownProblem, 'plugin' | 'problem'>

/** The response that a `group_answer` holds, given under a version of the problem's type. A malformed one is a bad request. */
export function parseResponse(
  { plugin }: Pick<Grader, 'plugin'>,
  responseJson: string,
  version = plugin.version,
): unknown {
  const response = readResponse(plugin, parseJson(responseJson), version)
  if (response.ok) return response.value
  throw badRequest(
    'group_answer is not a response of this problem type.',
    response.issues.slice(0, MOST_ISSUES).map(({ path, message }) => ({
      path: ['params.group_answer', ...(path === '' ? [] : [path])].join('.'),
      message,
    })),
  )
}

/** Grades with the server's own key (SR-17). */
export const gradeAnswer = (
  known: Grader,
  responseJson: string,
  mode: GradeMode = 'practice',
  version = known.plugin.version,
): GradeResult => known.plugin.grade(known.problem, parseResponse(known, responseJson, version), { mode })
