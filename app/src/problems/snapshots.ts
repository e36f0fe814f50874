import type { PlayerSnapshot } from '@wordstride/player'
import { outboxDatabase } from '../outbox/outbox'
import type { ProblemsQuery } from './problemsQuery'

/** One unfinished session per student and skill. */
export const snapshotKey = (
  userId: string,
  { section_type, grade_id, skill_id, phase }: ProblemsQuery,
): string => [userId, phase, section_type, grade_id, skill_id].join(' ')

export async function readSnapshot(key: string): Promise<PlayerSnapshot | null> {
  return ((await (await outboxDatabase).get('snapshots', key)) as PlayerSnapshot | undefined) ?? null
}

export async function saveSnapshot(key: string, snapshot: PlayerSnapshot): Promise<void> {
  await (await outboxDatabase).put('snapshots', snapshot, key)
}

export async function deleteSnapshot(key: string): Promise<void> {
  await (await outboxDatabase).delete('snapshots', key)
}
