import type { PlayerSnapshot } from '@wordstride/player'
import { outboxDatabase } from '../outbox/outbox'
import type { LessonProgress } from './lesson'
import type { ProblemsQuery } from './problemsQuery'

/** What a reload goes on with: the session, and the demos and assisted exercises around it. */
export interface StoredSession extends PlayerSnapshot {
  lesson?: LessonProgress
}

/** One unfinished session per student and skill. */
export const snapshotKey = (
  userId: string,
  { section_type, grade_id, skill_id, phase }: ProblemsQuery,
): string => [userId, phase, section_type, grade_id, skill_id].join(' ')

export async function readSnapshot(key: string): Promise<StoredSession | null> {
  return ((await (await outboxDatabase).get('snapshots', key)) as StoredSession | undefined) ?? null
}

export async function saveSnapshot(key: string, snapshot: StoredSession): Promise<void> {
  await (await outboxDatabase).put('snapshots', snapshot, key)
}

export async function deleteSnapshot(key: string): Promise<void> {
  await (await outboxDatabase).delete('snapshots', key)
}
