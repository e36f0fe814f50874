import type { HonorStatus, SectionHonor } from '@wordstride/api'
import { HONOR_TARGET, type HonorLevel, honorGrades } from '@wordstride/learning'
import { schoolYearOf } from '../../calendar/schoolYear'
import type { Database } from '../../db/database'
import { findHonors } from './findHonors'

const describe = (
  schoolGrade: number,
  schoolYear: number,
  level: HonorLevel | null | undefined,
): SectionHonor => ({
  isHonor: level === 'honor' || level === 'high_honor',
  isHighHonor: level === 'high_honor',
  ...honorGrades(schoolGrade),
  honorGradeTarget: HONOR_TARGET,
  highHonorGradeTarget: HONOR_TARGET,
  honorTargetDate: `${schoolYear}-06-30`,
})

/** ENT-04, of both sections. */
export async function findHonorStatus(
  db: Database,
  userId: string,
  now: Date,
  timeZone: string,
): Promise<HonorStatus> {
  const schoolYear = schoolYearOf(now, timeZone)
  const honors = await findHonors(db, userId, schoolYear)
  const schoolGrade = honors?.schoolGrade ?? 0
  return {
    la: describe(schoolGrade, schoolYear, honors?.levels['ae.la']),
    voc: describe(schoolGrade, schoolYear, honors?.levels['ae.voc']),
  }
}
