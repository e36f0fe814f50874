import { outboxDatabase } from '../outbox/outbox'

/** What stands on the screen and was not given yet. */
interface Draft {
  problemId: string
  /** The response as JSON. */
  groupAnswer: string
}

const keyOf = (sessionUuid: string): string => `draft ${sessionUuid}`

/** Of a session whose problems are on the server: one draft, that of the problem on the screen. */
export async function keepDraft(sessionUuid: string, draft: Draft): Promise<void> {
  await (await outboxDatabase).put('snapshots', draft, keyOf(sessionUuid))
}

export async function readDraft(sessionUuid: string): Promise<Draft | null> {
  return ((await (await outboxDatabase).get('snapshots', keyOf(sessionUuid))) as Draft | undefined) ?? null
}

export async function dropDraft(sessionUuid: string): Promise<void> {
  await (await outboxDatabase).delete('snapshots', keyOf(sessionUuid))
}
