import { isJudged } from '@wordstride/core'
import { answerButton, policyOf, SESSION_MESSAGES, type SessionState } from '@wordstride/learning'
import { AnswerBar, Button, ProblemFrame, Skeleton, type StatusTone, stopReading } from '@wordstride/ui'
import { type ReactNode, useEffect, useState } from 'react'
import type { PlayerStore, ReadyProblem, ShownProblem } from '../store/playerTypes'
import { usePlayer } from '../store/usePlayer'
import { adviceAfter } from './adviceAfter'
import styles from './ExercisePanel.module.css'
import { FailedProblem } from './FailedProblem'
import { HelpButton } from './HelpButton'
import { HintPanel } from './HintPanel'
import { ProblemErrorBoundary } from './ProblemErrorBoundary'
import { useProblemFocus } from './useProblemFocus'

export interface ExercisePanelProps {
  store: PlayerStore
  isFromAfficiency: boolean
  /** Instead of the label after a correct answer, where the answer is not part of a session. */
  finishLabel?: string | undefined
  /** 'Next Skill', 'Continue', 'Done'. */
  onFinish(): void
  onBackToAfficiency(): void
  /** Past a problem that cannot be shown, where it is no part of a session and so counts for nothing. */
  onSkip?: (() => void) | undefined
  /** Stands below the problem, above the bar. */
  children?: ReactNode
}

const toneOf = (shown: ShownProblem, { phase }: SessionState): StatusTone => {
  if (shown.status !== 'ready' || shown.isNotice) return 'info'
  if (!policyOf(phase).tellsVerdict) return TEST_TONES[shown.verdict] ?? 'neutral'
  return isJudged(shown.verdict) ? shown.verdict : 'info'
}

/** TEST-16: a warning and an error; that an answer was saved says nothing of it. */
const TEST_TONES: Partial<Record<ReadyProblem['verdict'], StatusTone>> = {
  not_answered: 'info',
  over_answered: 'error',
}

/** The current exercise with hints, and the bar with answer button and status line. */
export function ExercisePanel({
  store,
  isFromAfficiency,
  finishLabel,
  onFinish,
  onBackToAfficiency,
  onSkip,
  children,
}: ExercisePanelProps) {
  const session = usePlayer(store, (state) => state.session)
  const shown = usePlayer(store, (state) => state.shown)
  const { form, heading, onPress } = useProblemFocus(shown, session.index)
  const [firstIndex] = useState(session.index)
  const button = answerButton(session, { isFromAfficiency })
  const isReady = shown.status === 'ready'
  const [askedBackAt, setAskedBackAt] = useState<ShownProblem | null>(null)
  // SES-15: the way back is open after a check only.
  const isBackRefused = askedBackAt === shown && button.action === 'check'
  const status = isReady ? shown.message : ''

  function press() {
    const { check, next } = store.getState()
    if (button.action === 'check') check()
    else if (finishLabel !== undefined) onFinish()
    else if (button.action === 'advance') next()
    else if (button.action === 'finish') onFinish()
    else onBackToAfficiency()
  }

  const entry = session.row[session.index]
  if (shown.status === 'failed')
    return (
      <>
        <FailedProblem
          message={shown.message}
          isSolved={entry?.answerStatus === 'correct'}
          isFree={onSkip !== undefined}
          onRetry={store.getState().retry}
          onSkip={onSkip ?? store.getState().skipFailed}
        />
        {children}
      </>
    )
  return (
    <form
      ref={form}
      className={styles.panel}
      // A key that is held down presses once, as the second of two quick presses of the mouse does nothing.
      onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()}
      onSubmit={(event) => {
        event.preventDefault()
        onPress()
        press()
      }}
    >
      <div
        key={session.index}
        className={styles.page}
        data-turned={session.index !== firstIndex || undefined}
      >
        {shown.status === 'loading' ? (
          <LoadingProblem />
        ) : (
          <CurrentProblem store={store} session={session} shown={shown} headingRef={heading} />
        )}
      </div>
      {children}
      <AnswerBar
        aside={
          isReady && (
            <HelpButton
              hints={shown.view.hintItems}
              step={entry?.hintStep ?? 0}
              onStep={store.getState().openHint}
            />
          )
        }
        tone={isBackRefused ? 'incorrect' : toneOf(shown, session)}
        message={isBackRefused ? SESSION_MESSAGES.notChecked : status}
        more={isReady && entry && !isBackRefused ? adviceAfter(shown, entry) : undefined}
      >
        {isFromAfficiency && button.action === 'check' && (
          <Button variant="secondary" size="large" onClick={() => setAskedBackAt(shown)}>
            Back To Afficiency
          </Button>
        )}
        <Button
          type="submit"
          size="large"
          // The second of two quick presses was meant for what stood there before.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          isLoading={shown.status === 'loading' || shown.isChecking === true}
        >
          {button.action === 'check' ? button.label : (finishLabel ?? button.label)}
        </Button>
      </AnswerBar>
    </form>
  )
}

interface CurrentProblemProps {
  store: PlayerStore
  session: SessionState
  shown: ReadyProblem
  headingRef: React.Ref<HTMLHeadingElement>
}

function CurrentProblem({ store, session, shown, headingRef }: CurrentProblemProps) {
  const { rules, Renderer } = shown.loaded
  const { respond, openHint, closeHints, reportRenderFailure } = store.getState()
  const entry = session.row[session.index]
  const isDone = entry !== undefined && policyOf(session.phase).isDone(entry)
  const hasEnded = session.sessionStatus === 'left' || session.sessionStatus === 'timed_out'
  useEffect(() => {
    if (hasEnded) stopReading()
  }, [hasEnded])
  return (
    <>
      <ProblemErrorBoundary key={session.index} onError={reportRenderFailure}>
        <ProblemFrame
          problem={shown.view}
          heading={`Problem ${session.index + 1}`}
          headingRef={headingRef}
          reminder={rules.reminder?.(shown.view) ?? null}
          feedback={shown.feedback}
          isGraded={policyOf(session.phase).isGraded}
        >
          <Renderer
            problem={shown.view}
            response={shown.response}
            status={shown.verdict}
            feedback={shown.feedback}
            isLocked={isDone || hasEnded || shown.isChecking === true}
            onResponse={(response) => {
              stopReading()
              respond(response)
            }}
          />
        </ProblemFrame>
      </ProblemErrorBoundary>
      <HintPanel
        hints={shown.view.hintItems}
        step={entry?.hintStep ?? 0}
        gradeId={shown.view.grade_id}
        onStep={openHint}
        onClose={closeHints}
      />
    </>
  )
}

function LoadingProblem() {
  return (
    <div className={styles.loading} role="status">
      <span className="ws-visually-hidden">Loading the problem</span>
      <Skeleton height="2rem" width="80%" />
      <Skeleton height="3.75rem" />
      <Skeleton height="3.75rem" />
      <Skeleton height="3.75rem" />
    </div>
  )
}
