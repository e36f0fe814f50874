import { useCallback } from 'react'
import { type Location, useBeforeUnload, useBlocker } from 'react-router-dom'
import { authStore, hasSession } from '../api/authStore'
import { QuestionDialog } from './QuestionDialog'

const addressOf = ({ pathname, search }: Location): string => pathname + search

/** Asks before a page is left on which something was entered that is not saved. Whoever is signed out goes at once. */
export function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && hasSession(authStore.getState()) && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isUnsaved && hasSession(authStore.getState())) event.preventDefault()
      },
      [isUnsaved],
    ),
  )
  return (
    <QuestionDialog
      title="Leave without saving?"
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      no="Stay here"
      yes="Leave"
      isDoing={false}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>What you entered on this page is not saved yet.</p>
    </QuestionDialog>
  )
}
