import { useEffect, useRef, useState } from 'react'

/** So long the last verdict stands alone; the button does not wait for it. */
const LAST_LOOK_MS = 1_600

/** A report opens after a pass, once the last feedback was seen (SES-20, SES-21). */
export function useReportOpen(hasPassed: boolean) {
  const [state, setState] = useState<'closed' | 'waiting' | 'open'>(hasPassed ? 'open' : 'closed')
  const hadPassed = useRef(hasPassed)
  useEffect(() => {
    if (hadPassed.current === hasPassed) return
    hadPassed.current = hasPassed
    setState(hasPassed ? 'waiting' : 'closed')
  }, [hasPassed])
  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setTimeout(() => setState('open'), LAST_LOOK_MS)
    return () => clearTimeout(timer)
  }, [state])
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
