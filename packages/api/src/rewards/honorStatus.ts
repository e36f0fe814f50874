import * as z from 'zod/mini'
import { gradeField, scoreField } from '../calls/fields'

/** REW-08, ENT-04: the honors of one section. */
export const sectionHonorSchema = z.object({
  isHonor: z.boolean(),
  isHighHonor: z.boolean(),
  honorGrade: gradeField,
  honorGradeTarget: scoreField,
  highHonorGrade: gradeField,
  highHonorGradeTarget: scoreField,
  /** YYYY-MM-DD: the end of the school year. */
  honorTargetDate: z.string(),
})
export type SectionHonor = z.infer<typeof sectionHonorSchema>

export const honorStatusSchema = z.object({ la: sectionHonorSchema, voc: sectionHonorSchema })
export type HonorStatus = z.infer<typeof honorStatusSchema>
