import { useMutation } from '@tanstack/react-query'
import { type Draft, REFUSALS } from '@wordstride/api'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../api/apiClient'
import { useAuth } from '../api/authStore'
import { unwrap } from '../api/unwrap'
import { forgetKept, keepText, readKept } from './keptTexts'
import { refreshPublishing } from './publishingQueries'

/** The text of a draft: every change is kept in this browser until the server has it. */
export function useDraftText(draft: Draft) {
  const { draftId, problemId, language } = draft
  const userId = useAuth(({ user }) => user?.userId) ?? ''
  const [text, setText] = useState(draft.text)
  const [base, setBase] = useState(draft.revision)
  const [isKept, setKept] = useState(false)
  const saved = useRef(draft.text)

  useEffect(() => {
    let isCurrent = true
    readKept({ userId, draftId })
      .then((kept) => {
        if (!isCurrent || kept === null || kept.text === saved.current) return
        setText(kept.text)
        setBase(kept.revision)
        setKept(true)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, draftId])

  const save = useMutation({
    mutationFn: async (written: string) =>
      unwrap(
        await apiClient.call('saveDraft', { draftId, revision: base, problemId, language, text: written }),
      ),
    onSuccess: async ({ revision }, written) => {
      saved.current = written
      setBase(revision)
      setKept(false)
      await forgetKept({ userId, draftId }, written).catch(() => undefined)
      await refreshPublishing()
    },
  })

  return {
    text,
    isChanged: text !== saved.current,
    /** Whether it was found here, from an earlier visit. */
    isKept,
    save,
    isConflict: save.isError && save.error.message === REFUSALS.draft_changed,
    edit(next: string) {
      setText(next)
      void keepText({ userId, draftId }, { text: next, revision: base }).catch(() => undefined)
    },
    /** What the server has, in place of what was written here. */
    takeTheirs() {
      void forgetKept({ userId, draftId }, text)
      saved.current = draft.text
      setText(draft.text)
      setBase(draft.revision)
      setKept(false)
      save.reset()
    },
    /** Goes over the revision of the server, which stays among the revisions. */
    keepMine() {
      setBase(draft.revision)
      save.reset()
    },
  }
}
