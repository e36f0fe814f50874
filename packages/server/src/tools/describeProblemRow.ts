import type { RenderingProblem } from '@wordstride/api'
import type { ProblemRow } from '../db/schema'

/** A problem as authors see it, with its key. */
export const describeProblemRow = (row: ProblemRow): RenderingProblem => ({
  id: row.problemId,
  problemId: row.problemId,
  pool: row.pool,
  problemSeq: row.problemSeq,
  level: row.level,
  problem: row.problem,
})
