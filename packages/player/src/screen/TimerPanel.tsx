import { type RunningTime, readTimer, TIMER_REFRESH_MS } from '@wordstride/learning'
import { useEffect, useState } from 'react'
import styles from './TimerPanel.module.css'

export interface TimerPanelProps {
  /** It stands still before the exercise is shown, after the answer and while nobody is there. */
  time: RunningTime
  targetSeconds: number
  /** What the note says from the target on. */
  reachedNote?: string
  onReached?: (() => void) | undefined
  /** Epoch ms. */
  now?(): number
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
const asClock = (seconds: number) => `${Math.floor(seconds / 60)}:${twoDigits(Math.floor(seconds % 60))}`

/** Counts toward the target, warns before it and glows red from there on (SES-41, SES-42). */
export function TimerPanel({
  time,
  targetSeconds,
  reachedNote = 'Time is up. Keep going!',
  onReached,
  now = Date.now,
}: TimerPanelProps) {
  const [at, setAt] = useState(now)
  const isRunning = time.runningSince !== null
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setAt(now()), TIMER_REFRESH_MS)
    return () => clearInterval(timer)
  }, [isRunning, now])
  const { elapsedSeconds, isAlmostDone, isReached } = readTimer(time, targetSeconds, at)
  useEffect(() => {
    if (isReached) onReached?.()
  }, [isReached, onReached])
  const state = isReached ? 'timer_reached' : isAlmostDone ? 'almost_done' : 'running'
  return (
    <div className={styles.timer} data-state={state} role="timer" aria-label="Time">
      <span className={styles.time}>{asClock(elapsedSeconds)}</span>
      <span className={styles.target}>of {asClock(targetSeconds)}</span>
      <span role="status" className={isAlmostDone || isReached ? styles.note : 'ws-visually-hidden'}>
        {isReached ? reachedNote : isAlmostDone ? 'Almost done' : ''}
      </span>
    </div>
  )
}
