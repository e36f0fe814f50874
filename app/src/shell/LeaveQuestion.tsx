import type { ReactNode } from 'react'
import { type Location, useBlocker } from 'react-router-dom'
import { authStore, hasSession } from '../api/authStore'
import { useAskBeforeUnload } from '../forms/useAskBeforeUnload'
import { QuestionDialog } from './QuestionDialog'

const addressOf = ({ pathname, search }: Location): string => pathname + search

interface LeaveQuestionProps {
  isUnsaved: boolean
  title?: string
  children?: ReactNode
  /** By a way that leads to no other address, too. */
  isAsked?: boolean
  onStay?(): void
  /** What is on the page goes, also where its address stays. */
  onLeave?(): void
}

/** Asks before a page is left with something that is kept nowhere else. Whoever is signed out goes at once. */
export function LeaveQuestion({
  isUnsaved,
  title = 'Leave without saving?',
  children = 'What you entered on this page is not saved yet.',
  isAsked = false,
  onStay,
  onLeave,
}: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && hasSession(authStore.getState()) && addressOf(currentLocation) !== addressOf(nextLocation),
  )
  useAskBeforeUnload(isUnsaved)
  return (
    <QuestionDialog
      title={title}
      isOpen={isAsked || blocker.state === 'blocked'}
      onClose={() => {
        onStay?.()
        blocker.reset?.()
      }}
      no="Stay here"
      yes="Leave"
      isDoing={false}
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    >
      <p>{children}</p>
    </QuestionDialog>
  )
}
