import { NO_NEXT_SKILL } from '@wordstride/core'
import { apiClient } from '../api/apiClient'
import { unwrap } from '../api/unwrap'
import { outbox } from '../outbox/outbox'
import { problemsLink } from '../routes/links'
import type { ProblemsQuery } from './problemsQuery'

/** The address of the next learning session, or null (SES-22). The pass must have arrived before we ask. */
export async function findNextSkill(userId: string, query: ProblemsQuery): Promise<string | null> {
  await outbox.flush()
  const next = unwrap(
    await apiClient.call('userNextLearningSkill', {
      user_id: userId,
      section_type: query.section_type,
      grade_id: query.grade_id,
      skill_id: query.skill_id,
      path: query.path,
    }),
  )
  if (next.skill_id === NO_NEXT_SKILL) return null
  const { section_type, grade_id, chapter_id, skill_id, path } = next
  return problemsLink({ section_type, grade_id, chapter_id: chapter_id ?? 1, skill_id, path: path ?? null })
}
