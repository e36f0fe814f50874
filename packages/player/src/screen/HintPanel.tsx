import type { HintItem } from '@wordstride/core'
import {
  BackIcon,
  CloseIcon,
  ForwardIcon,
  HintBox,
  IconButton,
  LastIcon,
  LaterGuide,
  ReadAloudFor,
  readingLetters,
} from '@wordstride/ui'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './HintPanel.module.css'

export interface HintPanelProps {
  hints: readonly HintItem[]
  /** 0 = closed. */
  step: number
  gradeId: number
  onStep(step: number): void
  onClose(): void
}

/** 'HINT n of total' with back, forward and show-all (SES-16). */
export function HintPanel({ hints, step, gradeId, onStep, onClose }: HintPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const current = useId()
  const shownStep = useRef(step)
  const firstStep = useRef(step)
  const [openedAt, setOpenedAt] = useState(step)
  if (!step !== !openedAt) setOpenedAt(step)
  // Help, which was pressed, is gone; hints that are open from the beginning take no focus.
  useEffect(() => {
    // At the first and the last hint the button that led there rests.
    const isResting = document.activeElement?.matches(':disabled')
    if (!shownStep.current || isResting) panel.current?.focus()
    shownStep.current = step
  }, [step])
  if (!hints.length || !step) return null
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.panel}
      aria-label="Hints"
      // Those that follow are told by their list.
      aria-describedby={step === openedAt ? current : undefined}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.guide}>
        <LaterGuide pose={step === hints.length ? 'show' : 'think'} size={60} />
      </div>
      <div className={styles.bar}>
        <strong aria-live="polite">
          HINT {step} of {hints.length}
        </strong>
        <span className={styles.buttons}>
          <IconButton
            label="Previous hint"
            icon={<BackIcon />}
            disabled={step === 1}
            onClick={() => onStep(step - 1)}
          />
          <IconButton
            label="Next hint"
            icon={<ForwardIcon />}
            disabled={step === hints.length}
            onClick={() => onStep(step + 1)}
          />
          <IconButton
            label="Show all hints"
            icon={<LastIcon />}
            disabled={step === hints.length}
            onClick={() => onStep(hints.length)}
          />
          <IconButton label="Close hints" icon={<CloseIcon />} onClick={onClose} />
        </span>
      </div>
      <ReadAloudFor gradeId={gradeId}>
        <ol className={styles.list} aria-live="polite" {...readingLetters(gradeId)}>
          {hints.slice(0, step).map((hint, i) => (
            <HintBox
              // biome-ignore lint/suspicious/noArrayIndexKey: hints never move
              key={i}
              hint={hint}
              id={i === step - 1 ? current : undefined}
              number={i + 1}
              isNew={step !== firstStep.current && i === step - 1}
            />
          ))}
        </ol>
      </ReadAloudFor>
    </section>
  )
}
