import { type CourseSection, PROGRAM_ID } from '@wordstride/core'

interface ProblemsLink {
  section_type: CourseSection
  grade_id: number
  chapter_id: number
  skill_id: string
  path?: string | null
}

const query = (fields: Record<string, string | number | null | undefined>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value != null) params.set(name, String(value))
  return params.toString()
}

/** A learning session (PROB-01). */
export const problemsLink = (link: ProblemsLink): string =>
  `/problems?${query({ program_id: PROGRAM_ID, ...link, phase: 'LEARNING_SESSION' })}`

/** CONST-02: chapter_id is always 1 in the profile link. */
export const homeProfileLink = (section_type: CourseSection, grade_id: number): string =>
  `/homeprofile?${query({ program_id: PROGRAM_ID, section_type, grade_id, chapter_id: 1 })}`
