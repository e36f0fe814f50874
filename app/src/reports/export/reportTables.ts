import type { ActivityRecord, ProficiencyReport } from '@wordstride/api'
import { isLetterShown, levelName } from '@wordstride/learning'
import { showPoints, showScore } from '../../panels/numbers'
import { describeActivity, sumUp } from '../activity/describeActivity'
import { showGain, showSeconds, showShare } from '../proficiency/skillColumns'

/** A report as it is exported. */
export interface ReportTables {
  title: string
  /** Whom it is about. */
  name: string
  facts: readonly (readonly [name: string, value: string])[]
  /** For paper, in words. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** The place of the column that takes what room is left. */
  wideColumn: number
  /** For a spreadsheet, with numbers as numbers. */
  fields: readonly string[]
  records: readonly (readonly (string | number | null)[])[]
}

/** 'Proficiency-report-2nd-grade-Language-Arts-Maya-Torres.csv'. */
export const fileNameOf = ({ title, name }: ReportTables, end: string): string =>
  `${`${title} ${name}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}.${end}`

export function proficiencyTables(title: string, name: string, report: ProficiencyReport): ReportTables {
  const { sectionType, projectedScore, projectedLetterGrade, userGradeGoal, answers, totalSkill } = report
  return {
    title: `Proficiency report: ${title}`,
    name,
    facts: [
      ['Projected score', showScore(projectedScore)],
      ...(isLetterShown(projectedScore, answers) ? [['Letter grade', projectedLetterGrade] as const] : []),
      ['Goal', showScore(Number(userGradeGoal))],
      ['Skills', String(totalSkill)],
    ],
    columns: [
      sectionType === 'ae.voc' ? 'Word' : 'Skill',
      ...['Level', 'Accuracy', 'Mean time', 'Target time', 'Weight', 'To gain'],
    ],
    rows: report.skillStatusList.map((skill) => [
      skill.skillTitle,
      levelName(sectionType, skill.skillLevel),
      showShare(skill.weightedAccuracyRate),
      showSeconds(skill.weightedMeanTime),
      showSeconds(skill.skillSpecTime),
      showShare(skill.normalizedWeight),
      showGain(skill.improveFactor),
    ]),
    wideColumn: 0,
    fields: [
      ...['skill_id', 'skill_title', 'skill_level', 'weighted_accuracy_rate', 'weighted_mean_time'],
      ...['skill_spec_time', 'normalized_weight', 'improve_factor', 'standards'],
    ],
    records: report.skillStatusList.map((skill) => [
      skill.skillId,
      skill.skillTitle,
      skill.skillLevel,
      skill.weightedAccuracyRate,
      skill.weightedMeanTime,
      skill.skillSpecTime,
      skill.normalizedWeight,
      skill.improveFactor,
      skill.standards.join(' '),
    ]),
  }
}

export function activityTables(
  title: string,
  name: string,
  records: readonly ActivityRecord[],
): ReportTables {
  const described = records.map(describeActivity)
  return {
    title: `Activity report: ${title}`,
    name,
    facts: sumUp(records),
    columns: ['Began', 'Work', 'Course', 'Time', 'State', 'Levels', 'Score', 'Points'],
    rows: described.map((row) => [
      row.began,
      row.skill === '' ? row.work : `${row.work}: ${row.skill}`,
      row.course,
      row.time,
      row.state,
      row.changes,
      row.score,
      row.points,
    ]),
    wideColumn: 1,
    fields: [
      ...['loc_start_time', 'phase', 'section_type', 'grade_id', 'skill_id', 'skill_name', 'active_seconds'],
      ...['sessionStatus', 'levels', 'starting_score', 'end_score', 'points', 'at_learning_center'],
    ],
    records: records.map((record, i) => [
      record.locStartTime,
      record.phase,
      record.sectionType,
      record.gradeId,
      record.skillId,
      record.skillName,
      record.activeSeconds,
      record.sessionStatus,
      described[i]?.changes ?? '',
      record.startingScore,
      record.endScore,
      showPoints(record.points.total),
      record.atLearningCenter ? 'yes' : 'no',
    ]),
  }
}
