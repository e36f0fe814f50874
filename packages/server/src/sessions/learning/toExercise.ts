import type { Exercise } from '@wordstride/api'
import { type HintItem, hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import type { ProblemRow } from '../../db/schema'
import type { UserSkill } from '../../standing/skillStandings'

const hintsSchema = z.array(hintItemSchema)

function hintsOf(problem: ProblemRow['problem']): HintItem[] {
  const parsed = hintsSchema.safeParse(problem.hintItems ?? [])
  return parsed.success ? parsed.data : []
}

/** ENT-15. A problem's own target time goes before that of its skill. */
export function toExercise(row: ProblemRow, { skill, level, isSecondTry }: UserSkill): Exercise {
  const ownTime = row.problem.specified_time
  return {
    exerciseId: row.problemId,
    problemId: row.problemId,
    secondTry: isSecondTry,
    specifiedTime: typeof ownTime === 'number' ? ownTime : skill.specifiedTime,
    userSkillLevel: level,
    sectionType: skill.sectionType,
    gradeId: row.gradeId,
    selectedSection: skill.sectionType,
    selectedSkillType: 'learning',
    hintItems: hintsOf(row.problem),
    problem: row.problem,
  }
}
