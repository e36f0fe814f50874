import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/**
 * Beside what lies open over a page: within the app Back does what Escape does, before it leaves the page. To be
 * taken away with it: the router asks one blocker only, the last to come.
 */
export function BackCloses({ onBack }: { onBack(): void }) {
  const { state, reset } = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (state !== 'blocked') return
    onBack()
    reset()
  })
  return null
}
