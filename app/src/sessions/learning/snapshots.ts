import type { Responses } from '@wordstride/player'
import { outboxStore } from '../../outbox/outbox'
import type { LessonProgress } from './lesson'

/** What an unfinished session goes on with besides its log: what was entered, and the demos and assisted exercises around it. */
export interface LearningSnapshot {
  /** Epoch ms. */
  savedAt: number
  responses: Responses
  lesson: LessonProgress
}

const keyOf = (sessionId: string): string => `learning ${sessionId}`

export async function readSnapshot(sessionId: string): Promise<LearningSnapshot | null> {
  const stored = await outboxStore.readSnapshot(keyOf(sessionId))
  return (stored as LearningSnapshot | undefined) ?? null
}

export async function saveSnapshot(sessionId: string, snapshot: LearningSnapshot): Promise<void> {
  await outboxStore.putSnapshot(keyOf(sessionId), snapshot)
}

export async function deleteSnapshot(sessionId: string): Promise<void> {
  await outboxStore.dropSnapshot(keyOf(sessionId))
}
