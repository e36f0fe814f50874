import type { ReportRow } from '@wordstride/learning'
import { Button, Dialog, Guide, type GuidePose, takeLostFocus } from '@wordstride/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Confetti } from './Confetti'
import { playChime } from './chime'
import styles from './reports.module.css'
import { SoundQuestion } from './SoundQuestion'
import { Stars } from './Stars'

/** What a report may make heard. */
export interface ReportSound {
  isOn: boolean
  /** Null for who has chosen before. */
  onChoose: ((isOn: boolean) => void) | null
}

/** A new level, a pass, or an end that is nothing to cheer about. */
export type ReportMood = 'level' | 'pass' | 'done'

const POSES: Record<ReportMood, GuidePose> = { level: 'leap', pass: 'cheer', done: 'read' }

interface WayOn {
  label: string
  onPress(): void
}

interface ReportProps {
  title: string
  mood: ReportMood
  isOpen: boolean
  headline: ReactNode
  rows: readonly ReportRow[]
  /** Under the headline: levels, scores. */
  children: ReactNode
  /** What the way on answers. */
  question?: ReactNode
  wayOn: WayOn
  /** It was taken, and what comes next is looked for. */
  isGoingOn: boolean
  /** The smaller way. */
  wayOut?: WayOn
  /** Folded away: the times. */
  details: ReactNode
  sound: ReportSound
  onClose(): void
}

/** The end of a session: what it brought, and one large way on, which has the focus. */
export function Report({
  title,
  mood,
  isOpen,
  headline,
  rows,
  children,
  question,
  wayOn,
  isGoingOn,
  wayOut,
  details,
  sound,
  onClose,
}: ReportProps) {
  const isCheerful = mood !== 'done'
  const hasSounded = useRef(false)
  useEffect(() => {
    if (!isOpen || !isCheerful || !sound.isOn || hasSounded.current) return
    hasSounded.current = true
    playChime()
  }, [isOpen, isCheerful, sound.isOn])

  const wayOnButton = useRef<HTMLButtonElement>(null)
  // What is pressed may go with that: the question for sounds, Try again of the scores.
  useEffect(() => {
    if (isOpen) takeLostFocus(wayOnButton.current)
  })
  const chooseSound = isCheerful ? sound.onChoose : null
  // Asked once: who goes on without a word leaves it quiet.
  const press = (way: WayOn) => () => {
    chooseSound?.(false)
    way.onPress()
  }

  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size={mood === 'level' ? 'full' : 'medium'}
      actions={
        <div className={styles.ways}>
          {question && <p className={styles.question}>{question}</p>}
          {wayOut && (
            <Button variant="quiet" size="large" onClick={press(wayOut)}>
              {wayOut.label}
            </Button>
          )}
          <Button
            ref={wayOnButton}
            variant="sun"
            size="large"
            className={styles.wayOn}
            data-autofocus
            isLoading={isGoingOn}
            onClick={press(wayOn)}
          >
            {wayOn.label}
          </Button>
        </div>
      }
    >
      {isCheerful && <Confetti />}
      <div className={styles.report}>
        <div className={isCheerful ? `${styles.guide} ${styles.sun}` : styles.guide}>
          <Guide pose={POSES[mood]} size={mood === 'level' ? 144 : 120} />
        </div>
        <p className={styles.headline}>{headline}</p>
        <Stars rows={rows} />
        {children}
        <details className={styles.details}>
          <summary>Details</summary>
          {details}
        </details>
        {chooseSound && <SoundQuestion onChoose={chooseSound} />}
      </div>
    </Dialog>
  )
}
