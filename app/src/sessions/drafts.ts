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

/** A problem as the server gives it, with what it remembers of it. */
interface Drawn {
  problemId: string
  progress: { responseJson: string | null }
}

/** What stood on the screen when the page was left in that moment, over what the server remembers; what is done stays. */
export async function withDraft<TOpen extends { problems: readonly Drawn[] }>(
  sessionId: string,
  open: TOpen,
  isDone: (problem: TOpen['problems'][number]) => boolean,
): Promise<TOpen> {
  const draft = await readDraft(sessionId)
  const left = open.problems.find(({ problemId }) => problemId === draft?.problemId)
  if (draft && left && !isDone(left)) left.progress.responseJson = draft.responseJson
  return open
}

export async function dropDraft(sessionId: string): Promise<void> {
  await outboxStore.dropSnapshot(keyOf(sessionId))
}
