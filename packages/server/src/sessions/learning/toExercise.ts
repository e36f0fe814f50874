import type { Exercise } from '@wordstride/api'
import type { Exercise as OpenedProblem } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import type { ProblemRow } from '../../db/schema'
import type { UserSkill } from '../../standing/skillStandings'

/** A row, read by the schema of its type; without `opened` it cannot be read. */
export interface ReadRow {
  row: ProblemRow
  opened: OpenedProblem | null
}

export function readRow(row: ProblemRow): ReadRow {
  const opened = registry.open(row.problem)
  return { row, opened: opened.ok ? opened.exercise : null }
}

/** ENT-15. A problem's own target time goes before that of its skill. */
export function toExercise({ row, opened }: ReadRow, { skill, level, isSecondTry }: UserSkill): Exercise {
  return {
    exerciseId: row.problemId,
    problemId: row.problemId,
    secondTry: isSecondTry,
    specifiedTime: opened?.problem.specified_time ?? skill.specifiedTime,
    userSkillLevel: level,
    sectionType: skill.sectionType,
    gradeId: row.gradeId,
    selectedSection: skill.sectionType,
    selectedSkillType: 'learning',
    hintItems: opened?.problem.hintItems ?? [],
    problem: opened?.problem ?? row.problem,
    problemVersion: opened?.version ?? null,
  }
}
