import type { Draft } from '@wordstride/player'
import { outboxStore } from '../outbox/outbox'

const keyOf = (sessionId: string): string => `draft ${sessionId}`

/** In the names of the wire, as all that may wait through an update of the app. */
interface StoredDraft {
  problem_id: string
  group_answer: string
}

/** Of a session whose problems are on the server: one draft, that of the problem on the screen. */
export async function keepDraft(sessionId: string, { problemId, responseJson }: Draft): Promise<void> {
  const stored: StoredDraft = { problem_id: problemId, group_answer: responseJson }
  await outboxStore.putSnapshot(keyOf(sessionId), stored)
}

export async function readDraft(sessionId: string): Promise<Draft | null> {
  const found = await outboxStore.readSnapshot(keyOf(sessionId))
  const { problem_id, group_answer } = (found ?? {}) as Partial<StoredDraft>
  if (problem_id === undefined || group_answer === undefined) return null
  return { problemId: problem_id, responseJson: group_answer }
}

export async function dropDraft(sessionId: string): Promise<void> {
  await outboxStore.dropSnapshot(keyOf(sessionId))
}
