import { useState } from 'react'
import { useNewId } from './useNewId'

interface NoteText {
  text: string
  setText(text: string): void
  /** Of the note that is written. */
  newId: string
  /** What was sent is stored; the next one may be begun already. */
  onStored(sent: string): void
}

/** What is noted, under an id of its own until it is among the notes: also when the reply about it was lost. */
export function useNoteText(notes: readonly { noteId: string; text: string }[]): NoteText {
  const [text, setText] = useState('')
  const [count, setCount] = useState(0)
  const newId = useNewId(count)
  function onStored(sent: string): void {
    setText((now) => (now.trim() === sent.trim() ? '' : now))
    setCount((before) => before + 1)
  }
  const stored = notes.find(({ noteId }) => noteId === newId)
  if (stored) onStored(stored.text)
  return { text, setText, newId, onStored }
}
