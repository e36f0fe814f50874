import { homeProfileLink, reviewAfficiencyLink } from '../routes/links'
import type { ProblemsQuery } from './problemsQuery'

/** Where closing leads (PROB-04); vocabulary learning closes to the courses (C-40). */
export function closeTarget({ path, phase, section_type, grade_id, from }: ProblemsQuery): string {
  if (from === 'afficiency') return reviewAfficiencyLink(section_type, grade_id)
  if (path === 'path1') return '/home'
  if (phase === 'LEARNING_SESSION' && section_type === 'ae.la') return homeProfileLink(section_type, grade_id)
  return '/courses'
}
