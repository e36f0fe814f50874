import { useEffect, useState } from 'react'

/** A pause in typing after which what was typed is sent. */
const TYPING_PAUSE_MS = 300

/** A value once it has not changed for a moment. */
export function useSettled<T>(value: T, pauseMs = TYPING_PAUSE_MS): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
