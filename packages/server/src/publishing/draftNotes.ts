import { v7 as newId } from 'uuid'
import type { Database } from '../db/database'
import { type DraftRow, draftNotes, type NoteKind } from '../db/schema'

interface Note {
  kind: NoteKind
  text?: string
  writtenBy: string
}

/** Call it in the transaction of the deed. */
export const writeNote = (
  tx: Database,
  { draftId, revision }: Pick<DraftRow, 'draftId' | 'revision'>,
  { kind, text = '', writtenBy }: Note,
  writtenAt: Date,
) => tx.insert(draftNotes).values({ draftId, revision, kind, text, writtenBy, writtenAt, noteId: newId() })
