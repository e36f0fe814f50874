import * as z from 'zod/mini'
import { get, post, reply } from '../calls/defineCall'
import {
  courseSectionField,
  gradeField,
  idField,
  scoreField,
  standardsField,
  userIdField,
} from '../calls/fields'
import { named } from '../calls/wireCodec'
import { skillFigures } from '../courses/skillFigures'

const skillStatusSchema = z.object({ ...skillFigures, skillTitle: z.string(), standards: standardsField })
export type SkillStatus = z.infer<typeof skillStatusSchema>

const proficiencyReportSchema = z.object({
  sectionType: courseSectionField,
  totalSkill: z.int(),
  level0: z.int(),
  level1: z.int(),
  level2: z.int(),
  level3: z.int(),
  level4: z.int(),
  level5: z.int(),
  projectedScore: scoreField,
  projectedLetterGrade: z.string(),
  userGradeGoal: z.string(),
  /** That counted; no more are counted than a letter needs to be shown (SR-42). */
  answers: z.int(),
  skillStatusList: z.array(skillStatusSchema),
})
export type ProficiencyReport = z.infer<typeof proficiencyReportSchema>

/** Whom a report is about. */
const reportedStudentSchema = z.object({
  userId: idField,
  /** In full: for staff, and the student. */
  name: z.string(),
  /** By section. */
  currentGrade: z.object({ 'ae.la': z.int(), 'ae.voc': z.int() }),
})
export type ReportedStudent = z.infer<typeof reportedStudentSchema>

export const proficiencyReportCalls = {
  getProficiencyReport: get({
    path: 'proficiencyreport/{user_id}/{grade}/{section_type}',
    access: 'reach',
    toggle: 'proficiency_report',
    params: z.object({
      userId: idField,
      gradeId: named('grade', gradeField),
      sectionType: courseSectionField,
    }),
    result: reply({ report: proficiencyReportSchema }),
    summary: 'A grade of a section: its levels, score and goal, and every skill.',
    source: ['API-37', 'REP-02', 'SR-13', 'SR-14'],
  }),
  getReportedStudent: post({
    path: 'reports',
    function: 'getReportedStudent',
    access: 'reach',
    toggle: 'reports',
    params: z.object({ userId: userIdField }),
    result: reply({ student: reportedStudentSchema }),
    summary: 'The name and the current grades of a student whose reports are read.',
    source: ['REP-09', 'SR-04'],
  }),
}
