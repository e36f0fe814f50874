import { homeProfileLink, reviewAfficiencyLink } from '../links/links'
import type { ProblemsQuery } from './problemsQuery'

/** Where closing leads (PROB-04); vocabulary learning closes to the courses (C-40), a review to the home. */
export function closeTarget({ path, phase, sectionType, gradeId, from }: ProblemsQuery): string {
  if (from === 'afficiency') return reviewAfficiencyLink(sectionType, gradeId)
  if (path === 'path1' || phase === 'REVIEW_SESSION') return '/home'
  if (phase === 'LEARNING_SESSION' && sectionType === 'ae.la') return homeProfileLink(sectionType, gradeId)
  return '/courses'
}
