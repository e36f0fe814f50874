import type { ProficiencyReport } from '@wordstride/api'
import { isLetterShown, levelName } from '@wordstride/learning'
import { showScore } from '../../panels/numbers'
import type { ReportTables } from '../export/reportTables'
import { showGain, showSeconds, showShare } from './skillColumns'

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
