import { useEffect, useRef, useState } from 'react'
import { loadDraft, saveDraft } from './drafts'
import { samplesOf } from './samples'

export interface ProblemText {
  /** Null until draft or sample are there. */
  text: string | null
  /** What stood there before a sample or a file took its place. */
  replaced: string | null
  /** Typed, or changed by the form. */
  edit(text: string): void
  /** By a sample or a file. */
  replace(text: string): void
  bringBack(): void
}

/** The text that is worked on for a type: a draft, else a sample. Every change is kept in this browser. */
export function useProblemText(type: string, onSaveFailed: () => void): ProblemText {
  const [state, setState] = useState<{ text: string | null; replaced: string | null }>({
    text: null,
    replaced: null,
  })
  const onFailure = useRef(onSaveFailed)
  onFailure.current = onSaveFailed

  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      const draft = await loadDraft(type).catch(() => null)
      const text =
        draft ?? (await samplesOf(type)[0]?.load()) ?? JSON.stringify({ problem_type: type }, null, 2)
      if (isCurrent) setState({ text, replaced: null })
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [type])

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
