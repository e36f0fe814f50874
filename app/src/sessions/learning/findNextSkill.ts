import { NO_NEXT_SKILL } from '@wordstride/learning'
import { apiClient } from '../../api/apiClient'
import { unwrap } from '../../api/unwrap'
import { problemsLink } from '../../links/links'
import { outbox } from '../../outbox/outbox'
import type { ProblemsQuery } from '../problemsQuery'

/** The address of the next learning session, or null (SES-22). The pass should arrive before we ask. */
export async function findNextSkill(userId: string, query: ProblemsQuery): Promise<string | null> {
  await outbox.settle()
  const next = unwrap(
    await apiClient.call('userNextLearningSkill', {
      userId,
      sectionType: query.sectionType,
      gradeId: query.gradeId,
      skillId: query.skillId,
      path: query.path,
    }),
  )
  if (next.skillId === NO_NEXT_SKILL) return null
  const { sectionType, gradeId, chapterId, skillId, path } = next
  return problemsLink({ sectionType, gradeId, chapterId: chapterId ?? 1, skillId, path: path ?? null })
}
