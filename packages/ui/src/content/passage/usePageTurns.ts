import { useCallback, useEffect, useRef, useState } from 'react'

/** CONST-29: one page turn per 2 seconds, so that nobody clicks through a text unread. */
const PAGE_TURN_MS = 2_000

/** Lets one turn through and then none until the time is over. */
export function usePageTurns() {
  const [isResting, setIsResting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const turn = useCallback((act: () => void) => {
    if (timer.current !== undefined) return
    timer.current = setTimeout(() => {
      timer.current = undefined
      setIsResting(false)
    }, PAGE_TURN_MS)
    setIsResting(true)
    act()
  }, [])

  return { isResting, turn }
}
