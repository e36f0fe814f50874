import { type CoursePhase, type CourseSection, PROGRAM_ID } from '@wordstride/core'

interface ProblemsLink {
  section_type: CourseSection
  grade_id: number
  chapter_id?: number
  /** Of a learning session; the server chooses the skills of the others. */
  skill_id?: string | null
  phase?: CoursePhase
  path?: string | null
  /** Where the session was entered, when it leads back there (SES-14). */
  from?: 'afficiency'
}

const query = (fields: Record<string, string | number | null | undefined>): string => {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) if (value != null) params.set(name, String(value))
  return params.toString()
}

/** A session, of learning unless another phase is named (PROB-01). */
export const problemsLink = ({ phase = 'LEARNING_SESSION', ...link }: ProblemsLink): string =>
  `/problems?${query({ program_id: PROGRAM_ID, ...link, phase })}`

/** CONST-02: chapter_id is always 1 in the profile link. */
export const homeProfileLink = (section_type: CourseSection, grade_id: number): string =>
  `/homeprofile?${query({ program_id: PROGRAM_ID, section_type, grade_id, chapter_id: 1 })}`

/** COURSE-11. */
export const reviewAfficiencyLink = (section_type: CourseSection, grade_id: number): string =>
  `/reviewafficiencyproblems?${query({ program_id: PROGRAM_ID, section_type, grade_id, phase: 'AFFICIENCY_SESSION' })}`

/** Where afficiency begins: language arts with the review, vocabulary with the session itself (C-35). */
export const afficiencyLink = (section_type: CourseSection, grade_id: number): string =>
  section_type === 'ae.la'
    ? reviewAfficiencyLink(section_type, grade_id)
    : problemsLink({ section_type, grade_id, phase: 'AFFICIENCY_SESSION' })

/** CARD-01. */
export const flashcardLink = (grade_id: number, chapter_id: number): string =>
  `/flashcard?${query({ chapter_id, grade_id, keyword_type: 'primary' })}`
