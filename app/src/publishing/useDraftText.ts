import { useMutation } from '@tanstack/react-query'
import type { Draft } from '@wordstride/api'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../api/apiClient'
import { useAuth } from '../api/authStore'
import { isRefusedAs } from '../api/failures'
import { queryClient } from '../api/queryClient'
import { unwrap } from '../api/unwrap'
import { forgetKept, keepText, readKept } from './keptTexts'
import { draftQuery, refreshPublishing } from './publishingQueries'

/** What was written here and the server does not have. */
interface Written {
  text: string
  /** The revision that was changed. */
  base: number
  /** Whether it was found here, from an earlier visit. */
  isKept: boolean
}

/** The text of a draft: every change is kept in this browser until the server has it. */
export function useDraftText(draft: Draft) {
  const { draftId, problemId, language } = draft
  const userId = useAuth(({ user }) => user?.userId) ?? ''
  const [written, setWritten] = useState<Written | null>(null)
  const text = written?.text ?? draft.text
  /** What this page has typed last, also after it was left. */
  const typed = useRef<string | null>(null)

  useEffect(() => {
    let isCurrent = true
    readKept({ userId, draftId })
      .then((kept) => {
        if (!isCurrent || kept === null) return
        setWritten((now) => now ?? { text: kept.text, base: kept.revision, isKept: true })
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [userId, draftId])

  const save = useMutation({
    mutationFn: async (given: string) =>
      unwrap(
        await apiClient.call('saveDraft', { draftId, revision: base, problemId, language, text: given }),
      ),
    onSuccess: async ({ revision }, given) => {
      // What was typed meanwhile goes on from what was saved.
      setWritten((now) => now && { ...now, base: revision })
      await forgetKept({ userId, draftId }, given, { text: typed.current, revision }).catch(() => undefined)
      await refreshPublishing()
      const read = queryClient.getQueryData(draftQuery(draftId).queryKey)
      if (read !== undefined && read.draft.revision >= revision)
        setWritten((now) => (now?.text === given ? null : now))
    },
    // Whose text it meets is seen then.
    onError: () => refreshPublishing(),
  })

  // Its reply may have been lost.
  const hasArrived = draft.text === save.variables
  const error = hasArrived ? null : save.error
  const isOwn = hasArrived || draft.text === text
  const changed: number = written?.base ?? draft.revision
  const base: number = isOwn ? Math.max(changed, draft.revision) : changed

  function write(next: Written): void {
    typed.current = next.text
    setWritten(next)
    void keepText({ userId, draftId }, { text: next.text, revision: next.base }).catch(() => undefined)
  }

  return {
    text,
    isChanged: text !== draft.text,
    isKept: written?.isKept === true && text !== draft.text,
    save,
    error,
    isConflict: isRefusedAs('draft_changed', error),
    edit(next: string) {
      // The editor tells of what it was given, too.
      if (next !== text) write({ text: next, base, isKept: written?.isKept ?? false })
    },
    /** What the server has, in place of what was written here. */
    takeTheirs() {
      void forgetKept({ userId, draftId }, text).catch(() => undefined)
      setWritten(null)
      save.reset()
    },
    /** Goes over the revision of the server, which stays among the revisions. */
    keepMine() {
      write({ text, base: draft.revision, isKept: false })
      save.reset()
    },
  }
}
