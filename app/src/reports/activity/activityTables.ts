import type { ActivityRecord } from '@wordstride/api'
import { showPoints } from '../../panels/numbers'
import type { ReportTables } from '../export/reportTables'
import { describeActivity, sumUp } from './describeActivity'

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
