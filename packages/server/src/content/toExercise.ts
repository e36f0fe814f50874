import type { Exercise } from '@wordstride/api'
import { type HintItem, hintItemSchema } from '@wordstride/core'
import * as z from 'zod/mini'
import type { ProblemRow } from '../db/schema'
import type { UserSkill } from '../progress/skillStandings'

const hintsSchema = z.array(hintItemSchema)

function hintsOf(problem: ProblemRow['problem']): HintItem[] {
  const parsed = hintsSchema.safeParse(problem.hintItems ?? [])
  return parsed.success ? parsed.data : []
}

/** ENT-15. A problem's own target time goes before that of its skill. */
export function toExercise(row: ProblemRow, { skill, level, isSecondTry }: UserSkill): Exercise {
  const ownTime = row.problem.specified_time
  return {
    _id: row.problemId,
    problem_id: row.problemId,
    second_try: isSecondTry,
    specified_time: typeof ownTime === 'number' ? ownTime : skill.specifiedTime,
    user_skill_level: level,
    section_type: skill.sectionType,
    grade_id: row.gradeId,
    selectedSection: skill.sectionType,
    selectedSkillType: 'learning',
    hintItems: hintsOf(row.problem),
    problem: row.problem,
  }
}
