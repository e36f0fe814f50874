import { type CoursePhase, type CourseSection, PROGRAM_ID } from '@wordstride/core'
import { toAddress } from './address'

interface ProblemsLink {
  sectionType: CourseSection
  gradeId: number
  chapterId?: number
  /** Of a learning session; the server chooses the skills of the others. */
  skillId?: string | null
  phase?: CoursePhase
  path?: string | null
  /** Where the session was entered, when it leads back there (SES-14). */
  from?: 'afficiency'
}

/** A session, of learning unless another phase is named (PROB-01). */
export const problemsLink = ({ phase = 'LEARNING_SESSION', ...link }: ProblemsLink): string =>
  toAddress('/problems', { programId: PROGRAM_ID, ...link, phase })

/** CONST-02: chapter_id is always 1 in the profile link. */
export const homeProfileLink = (sectionType: CourseSection, gradeId: number): string =>
  toAddress('/homeprofile', { programId: PROGRAM_ID, sectionType, gradeId, chapterId: 1 })

/** What to practice before afficiency (COURSE-11). */
export const reviewAfficiencyLink = (sectionType: CourseSection, gradeId: number): string =>
  toAddress('/reviewafficiencyproblems', {
    programId: PROGRAM_ID,
    sectionType,
    gradeId,
    phase: 'AFFICIENCY_SESSION',
  })

/** Where afficiency begins: language arts with the review, vocabulary with the session itself (C-35). */
export const afficiencyLink = (sectionType: CourseSection, gradeId: number): string =>
  sectionType === 'ae.la'
    ? reviewAfficiencyLink(sectionType, gradeId)
    : problemsLink({ sectionType, gradeId, phase: 'AFFICIENCY_SESSION' })

/** The cards of a grade, its own words first (CARD-01). */
export const flashcardLink = (gradeId: number, chapterId: number): string =>
  toAddress('/flashcard', { chapterId, gradeId, keywordType: 'primary' })
