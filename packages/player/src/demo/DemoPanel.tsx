import {
  BackIcon,
  Button,
  ForwardIcon,
  Guide,
  Markdown,
  ReadAloudFor,
  ReadButton,
  readingLetters,
} from '@wordstride/ui'
import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react'
import styles from './DemoPanel.module.css'
import { DemoVideo } from './DemoVideo'
import { type DemoMove, type DemoScript, demoSteps, hasShortDemo, moveDemo, unopenedDemo } from './demoSteps'

export interface DemoPanelProps {
  demo: DemoScript & { demo_video_url: string | null }
  /** Such as 'Demo' or 'Demo 2'. */
  title: string
  skillName: string
  gradeId: number
  /** The last step is reached, or the video is seen to its end. */
  onComplete(): void
  /** On to the exercises. */
  onDone(): void
}

/** A worked example, one step after the other; what was shown stays on the screen (PROB-09, SES-35..37). */
export function DemoPanel({ demo, title, skillName, gradeId, onComplete, onDone }: DemoPanelProps) {
  const [state, move] = useReducer(
    (current: typeof unopenedDemo, next: DemoMove) => moveDemo(demo, current, next),
    unopenedDemo,
  )
  const [isVideoOpen, setIsVideoOpen] = useState(false)
  const steps = useMemo(() => demoSteps(demo, state.type), [demo, state.type])
  const isAtEnd = state.step > 0 && state.step === steps.length
  const main = useMainButton(state.step, isAtEnd)
  const list = useRef<HTMLOListElement>(null)
  // The buttons stay where they are; what is new comes to lie above them.
  useEffect(() => {
    if (state.step > 0) list.current?.lastElementChild?.scrollIntoView?.({ block: 'nearest' })
  }, [state.step])
  const complete = useEffectEvent(onComplete)
  useEffect(() => {
    if (state.isComplete) complete()
  }, [state.isComplete])

  return (
    <section className={styles.panel} aria-label={title} {...readingLetters(gradeId)}>
      <header className={styles.header}>
        <div className={styles.names}>
          <span className={styles.kind}>{title}</span>
          <h2 className={styles.title}>{skillName}</h2>
        </div>
        {state.step > 0 && <Guide pose={isAtEnd ? 'cheer' : 'show'} size={72} />}
      </header>
      {state.step === 0 ? (
        <Opening
          demo={demo}
          mainRef={main}
          onStart={move}
          onVideo={() => setIsVideoOpen(true)}
          onDone={onDone}
        />
      ) : (
        <>
          <ReadAloudFor gradeId={gradeId}>
            <ol ref={list} className={styles.steps} aria-live="polite">
              {steps.slice(0, state.step).map(({ animationseq, values }, i) => (
                <li
                  key={animationseq}
                  className={`${styles.step} ${i === state.step - 1 ? styles.current : ''}`}
                  aria-current={i === state.step - 1 ? 'step' : undefined}
                  data-reads=""
                >
                  <span className={styles.number} aria-hidden="true">
                    {i + 1}
                  </span>
                  <div className={styles.text} data-spoken="">
                    {values.map((value, line) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines of a step may be the same
                      <Markdown key={line} text={value} />
                    ))}
                  </div>
                  <ReadButton label={`Listen to step ${i + 1}`} isAutomatic />
                </li>
              ))}
            </ol>
          </ReadAloudFor>
          <footer className={styles.controls}>
            <Button variant="secondary" onClick={() => move('back')}>
              <BackIcon /> Back
            </Button>
            <span className={styles.counter}>
              {state.step} of {steps.length}
            </span>
            <Button
              variant={isAtEnd ? 'secondary' : 'primary'}
              {...(isAtEnd ? {} : { ref: main })}
              onClick={() => move('forward')}
            >
              Forward <ForwardIcon />
            </Button>
            {isAtEnd && (
              <Button size="large" className={styles.done} ref={main} onClick={onDone}>
                Go to the exercises
              </Button>
            )}
          </footer>
        </>
      )}
      {demo.demo_video_url !== null && (
        <DemoVideo
          url={demo.demo_video_url}
          title={`${title}: ${skillName}`}
          isOpen={isVideoOpen}
          onEnded={onComplete}
          onClose={() => setIsVideoOpen(false)}
        />
      )}
    </section>
  )
}

/** Where the buttons change with the step, the focus goes to the one that leads on. */
function useMainButton(step: number, isAtEnd: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const isOpening = step === 0
  const seen = useRef({ isOpening, isAtEnd })
  useEffect(() => {
    const before = seen.current
    if (before.isOpening === isOpening && before.isAtEnd === isAtEnd) return
    seen.current = { isOpening, isAtEnd }
    button.current?.focus({ preventScroll: true })
  }, [isOpening, isAtEnd])
  return button
}

interface OpeningProps {
  demo: DemoPanelProps['demo']
  mainRef: React.Ref<HTMLButtonElement>
  onStart(move: DemoMove): void
  onVideo(): void
  onDone(): void
}

function Opening({ demo, mainRef, onStart, onVideo, onDone }: OpeningProps) {
  const hasSteps = demo.problemItems.length > 0
  return (
    <div className={styles.opening}>
      <Guide pose="show" size={112} />
      <p>See how it is done, step by step. Then it is your turn.</p>
      <div className={styles.starts}>
        {hasShortDemo(demo) && (
          <>
            <Button size="large" ref={mainRef} onClick={() => onStart('start_short')}>
              Start Quick Demo
            </Button>
            <Button size="large" variant="secondary" onClick={() => onStart('start_full')}>
              Start Full Demo
            </Button>
          </>
        )}
        {hasSteps && !hasShortDemo(demo) && (
          <Button size="large" ref={mainRef} onClick={() => onStart('start_full')}>
            Start Demo
          </Button>
        )}
        {demo.demo_video_url !== null && (
          <Button size="large" variant={hasSteps ? 'secondary' : 'primary'} onClick={onVideo}>
            Watch the video
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Skip the demo
        </Button>
      </div>
    </div>
  )
}
