import { useRef, useState } from 'react'
import { saveDraft } from './drafts'

export interface ProblemText {
  text: string
  /** What stood there before a sample or a file took its place. */
  replaced: string | null
  /** Typed, or changed by the form. */
  edit(text: string): void
  /** By a sample or a file. */
  replace(text: string): void
  bringBack(): void
}

/** The text that is worked on for a type. Every change is kept in this browser. */
export function useProblemText(type: string, opening: string, onSaveFailed: () => void): ProblemText {
  const [state, setState] = useState<{ text: string; replaced: string | null }>({
    text: opening,
    replaced: null,
  })
  const onFailure = useRef(onSaveFailed)
  onFailure.current = onSaveFailed

  function change(text: string, replaced: string | null) {
    setState({ text, replaced })
    saveDraft(type, text).catch(() => onFailure.current())
  }

  return {
    ...state,
    edit(text) {
      if (text !== state.text) change(text, state.replaced)
    },
    replace: (text) => change(text, state.text),
    bringBack() {
      if (state.replaced !== null) change(state.replaced, null)
    },
  }
}
