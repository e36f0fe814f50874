import type { SessionEvent } from '@wordstride/learning'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database'
import { oncePerDatabase } from '../../db/oncePerDatabase'
import { sessionEvents } from '../../db/schema'
import type { projectionOf } from './projection'
import type { SessionKey } from './sessionReading'
import { seenSession, updateSession } from './sessionWriting'

const value = (name: string) => sql.placeholder(name)

/** Signs of life go on in the row of the last ones. */
const eventWriting = oncePerDatabase((db) => {
  const seen = db.$with('seen', {}).as(seenSession)
  const told = db
    .$with('told', {})
    .as(sql`insert into ${sessionEvents} (user_id, session_id, seq, event, received_at)
    select ${value('userId')}, ${value('sessionId')}::uuid, (entry->>'seq')::int, entry->'event', ${value('receivedAt')}::timestamptz
    from seen, jsonb_array_elements(${value('entries')}::jsonb) entry
    on conflict (user_id, session_id, seq) do update set event = excluded.event returning 1`)
  const session = db.$with('session', {}).as(updateSession(sql`seen`))
  return db
    .with(seen, told, session)
    .select({ isWritten: sql<boolean>`true` })
    .from(sql`seen`)
    .prepare('event_writing')
})

export interface EventWrite {
  key: SessionKey
  /** As it was read. */
  revision: number
  entries: readonly { seq: number; event: SessionEvent }[]
  projection: ReturnType<typeof projectionOf>
  receivedAt: Date
}

/** Stores accepted events with the state they lead to. False when somebody else was first: then nothing is written. */
export async function writeEvents(
  db: Database,
  { key, revision, entries, projection, receivedAt }: EventWrite,
): Promise<boolean> {
  const rows = await eventWriting(db).execute({
    userId: key.userId,
    sessionId: key.sessionId,
    ...projection,
    endedAt: projection.endedAt?.toISOString() ?? null,
    score: null,
    revision,
    entries: JSON.stringify(entries),
    receivedAt: receivedAt.toISOString(),
  })
  return rows.length > 0
}
