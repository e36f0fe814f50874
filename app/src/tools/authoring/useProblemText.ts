import { useRef, useState } from 'react'
import { saveDraft } from './drafts'

interface Opening {
  text: string
  /** What stood there before a sample or a file took its place. */
  replaced: string | null
}

export interface ProblemText extends Opening {
  /** Typed, or changed by the form. */
  edit(text: string): void
  /** By a sample or a file. */
  replace(text: string): void
  bringBack(): void
}

/** The text that is worked on for a type. Every change is kept in this browser. */
export function useProblemText(type: string, opening: Opening, onSaveFailed: () => void): ProblemText {
  const [state, setState] = useState(opening)
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
