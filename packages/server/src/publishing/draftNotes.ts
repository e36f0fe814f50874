import { sql } from 'drizzle-orm'
import { v7 as makeId } from 'uuid'
import type { Database } from '../db/database'
import { type DraftRow, draftNotes, type NoteKind } from '../db/schema'

interface Note {
  kind: NoteKind
  text?: string
  writtenBy: string
  /** Of the client: sent again, with what it says by then, it is the same note. */
  noteId?: string | null | undefined
}

/** Call it in the transaction of the deed. */
export const writeNote = (
  tx: Database,
  { draftId, revision }: Pick<DraftRow, 'draftId' | 'revision'>,
  { kind, text = '', writtenBy, noteId }: Note,
  writtenAt: Date,
) =>
  tx
    .insert(draftNotes)
    .values({ draftId, revision, kind, text, writtenBy, writtenAt, noteId: noteId ?? makeId() })
    .onConflictDoUpdate({
      target: [draftNotes.draftId, draftNotes.noteId],
      set: { text },
      setWhere: sql`${draftNotes.writtenBy} = ${writtenBy} and ${draftNotes.kind} = ${kind}`,
    })
