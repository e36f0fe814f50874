import { policyOf, type RowEntry, type SessionState, streakStripWidth } from '@wordstride/learning'
import { type CircleState, ProgressCircles } from '@wordstride/ui'
import styles from './StreakStrip.module.css'

function circleOf(entry: RowEntry | undefined, isCurrent: boolean): CircleState {
  if (entry?.answerStatus === 'submitted') return 'submitted'
  if (entry?.answerStatus === 'correct') return entry.firstTimeCorrect === 1 ? 'first_time' : 'later'
  return isCurrent ? 'current' : 'empty'
}

/** Circles and the streak line (PROB-07, PROB-13). */
export function StreakStrip({ session }: { session: SessionState }) {
  const policy = policyOf(session.phase)
  const count = policy.circleCount(session)
  const { row, index } = session
  const window = row.slice(Math.max(0, index + 1 - count), Math.max(index + 1, count))
  const current = row[index]
  const circles = Array.from({ length: count }, (_, i) => circleOf(window[i], window[i] === current))
  const text = policy.streakText(session)
  return (
    <div className={styles.streak}>
      <ProgressCircles circles={circles} width={streakStripWidth(count - 1)} label={text} />
      <span className={styles.text}>{text}</span>
    </div>
  )
}
