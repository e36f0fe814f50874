import { type AnyProblemPlugin, type GradeResult, recordByIds } from '@wordstride/core'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { parse } from '../describePlugin'
import { level, levelProblem } from '../example/level'
import { setChecks } from '.'

interface Moved {
  moved: Record<string, { to: number; why?: string }>
}
type Problem = Parameters<typeof level.grade>[0]

const asLevels = ({ moved }: Moved) => ({
  at: Object.fromEntries(Object.entries(moved).map(([id, { to }]) => [id, to])),
})

const asMoved = ({ at }: { at: Record<string, number> }): Moved => ({
  moved: Object.fromEntries(Object.entries(at).map(([id, to]) => [id, { to }])),
})

const soundly = (problem: Problem, response: Moved): GradeResult =>
  level.grade(problem, asLevels(response), { mode: 'practice' })

/** What the check says of sliders of which each may be given a reason. */
const asked = (grade: typeof soundly) => () => {
  const plugin = {
    ...level,
    response: z.object({
      moved: recordByIds(z.object({ to: z.number(), why: z.optional(z.string().check(z.maxLength(90))) })),
    }),
    emptyResponse: () => ({ moved: {} }),
    correctResponse: (problem: Problem) => asMoved(level.correctResponse(problem)),
    wrongResponse: (problem: Problem) => asMoved(level.wrongResponse(problem, () => 0)),
    grade,
  } as unknown as AnyProblemPlugin
  setChecks['what is not graded changes no verdict']?.(plugin, [parse(plugin, 'level', levelProblem)])
}

it('has nothing to say of a reason that is not graded', () => {
  expect(asked(soundly)).not.toThrow()
})

it('finds a reason that makes a wrong level right', () => {
  const grade: typeof soundly = (problem, response) => {
    const { moved } = response
    const isMeant = ({ id }: { id: string }) => moved[id]?.why !== undefined
    return soundly(problem, {
      moved: {
        ...moved,
        ...Object.fromEntries(problem.sliders.filter(isMeant).map(({ id, level: to }) => [id, { to }])),
      },
    })
  }
  expect(asked(grade)).toThrow(
    'is incorrect, and correct with "text 0 that may be left out" in moved.warm.why, which no right response holds',
  )
})

it('finds a reason with which a right level is wrong', () => {
  const grade: typeof soundly = (problem, response) =>
    Object.values(response.moved).some(({ why }) => why !== undefined)
      ? soundly(problem, { moved: {} })
      : soundly(problem, response)
  expect(asked(grade)).toThrow('is correct, and not_answered with')
})
