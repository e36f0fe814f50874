import * as z from 'zod/mini'
import { COURSE_SECTIONS } from './course'

/** A course, or one of the two stages of a language arts test (ENT-30). */
export const sectionTypeSchema = z.enum([...COURSE_SECTIONS, 'ae.ls', 'ae.rc'])
export type SectionType = z.infer<typeof sectionTypeSchema>
