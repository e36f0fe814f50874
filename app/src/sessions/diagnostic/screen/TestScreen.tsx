import { SESSION_MESSAGES } from '@wordstride/learning'
import { ExercisePanel, StreakStrip, TimerPanel, usePlayer } from '@wordstride/player'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router-dom'
import { isRefusedAs } from '../../../api/failures'
import { serverNow } from '../../../api/serverClock'
import { SavedState } from '../../../outbox/SavedState'
import { isUnsent } from '../../isUnsent'
import { ProblemId } from '../../ProblemId'
import screenStyles from '../../ProblemsScreen.module.css'
import { SessionHeader } from '../../SessionHeader'
import { LoadingTest } from './LoadingTest'
import { EndDialog, type EndKind, type EndProgress, ExitDialog } from './TestDialogs'
import styles from './TestScreen.module.css'
import { stageTitle } from './testNames'
import { isFromSetup, setupReturn } from './testOrigin'
import { testResultLink } from './testParams'
import { hasNextStage, type OpenTest, stageTime } from './testSession'
import { type TestSession, useTestSession } from './useTestSession'

export interface TestScreenProps {
  userId: string
  test: OpenTest
  /** Rejects when the stage could not be fetched. */
  onNextStage(): Promise<void>
}

/** One stage of a timed test on the problem screen (SES-45). */
export function TestScreen(props: TestScreenProps) {
  const session = useTestSession(props)
  return session ? <OpenStage {...props} {...session} /> : <LoadingTest grade={props.test.testGrade} />
}

function OpenStage({ test, onNextStage, store, wasOver, exit, settle }: TestScreenProps & TestSession) {
  const session = usePlayer(store, (state) => state.session)
  const hasUnsent = usePlayer(store, isUnsent)
  const navigate = useNavigate()
  const { state } = useLocation()
  const [isExitAsked, setIsExitAsked] = useState(false)
  /** By its button; the clock ends a stage by itself. */
  const [ending, setEnding] = useState<'done' | 'exit' | null>(null)
  const [progress, setProgress] = useState<EndProgress>({ status: 'idle' })
  const isTimedOut = session.sessionStatus === 'timed_out'
  const title = stageTitle(test)
  const isRunning = session.sessionStatus === 'in_progress' && ending === null
  // The clock would go on without a word.
  const back = useBlocker(({ historyAction }) => isRunning && historyAction === 'POP')

  /** A test from the account setup leads back there (TEST-22). */
  function openResult() {
    if (isFromSetup(state))
      return navigate('/accountSetup', { replace: true, state: setupReturn(test.sessionId) })
    return navigate(testResultLink(test.sessionId), { replace: true })
  }

  /** To the next stage or to the result, once all is saved. */
  async function goOn(hasNext: boolean) {
    setProgress({ status: 'working' })
    if (!(await settle()))
      return setProgress({ status: 'failed', message: SESSION_MESSAGES.saveFailed, isSaved: false })
    if (!hasNext) return openResult()
    await onNextStage().catch((error: Error) => {
      // There is no next stage any more, however often it is asked for.
      if (isRefusedAs('test_ended', error)) return openResult()
      setProgress({ status: 'failed', message: error.message, isSaved: true })
    })
  }

  function pressDone() {
    setEnding('done')
    if (!hasNextStage(test)) void goOn(false)
  }

  // The dialog that led here took the focus with it.
  const main = useRef<HTMLElement>(null)
  const isLaterStage = test.stageIndex > 0
  useEffect(() => {
    if (isLaterStage) main.current?.focus({ preventScroll: true })
  }, [isLaterStage])

  const passOver = useEffectEvent(pressDone)
  // The last problem could not be drawn and was passed over: there is no button to press.
  const hasSkippedLast = session.sessionStatus === 'passed' && session.row[session.index]?.isSkipped === true
  useEffect(() => {
    if (hasSkippedLast) passOver()
  }, [hasSkippedLast])

  function stay() {
    setIsExitAsked(false)
    back.reset?.()
  }

  function pressExit() {
    stay()
    setEnding('exit')
    exit()
    void goOn(false)
  }

  function endKind(): EndKind | null {
    if (ending === 'exit') return 'saving'
    if (isTimedOut && !hasNextStage(test)) return wasOver() ? 'over' : 'time_up'
    if (isTimedOut) return 'stage_done'
    if (ending === null) return null
    return hasNextStage(test) ? 'stage_done' : 'saving'
  }

  return (
    <div className={screenStyles.screen}>
      <title>{`${title} · Wordstride`}</title>
      <div className={styles.head}>
        <SessionHeader
          phase="test"
          grade={test.testGrade}
          note={`Problem ${session.index + 1} of ${session.row.length}`}
          skillName={title}
          closeTo="/home"
          onClose={() => setIsExitAsked(true)}
        />
        <section className={styles.bar} aria-label="Progress and time">
          <StreakStrip session={session} />
          <TimerPanel
            time={stageTime(test, session)}
            targetSeconds={test.stage.targetTime * 60}
            reachedNote="Time is up."
            now={serverNow}
            onReached={store.getState().timeOut}
          />
        </section>
      </div>
      <main ref={main} tabIndex={-1} className={`${screenStyles.main} ${styles.main}`}>
        <ExercisePanel
          store={store}
          isFromAfficiency={false}
          onFinish={pressDone}
          onBackToAfficiency={() => undefined}
        >
          <div className={screenStyles.foot}>
            <ProblemId problemId={test.problems[session.index]?.contentId} />
            <SavedState isUnsent={hasUnsent} />
          </div>
        </ExercisePanel>
      </main>
      <ExitDialog
        isOpen={(isExitAsked || back.state === 'blocked') && !isTimedOut}
        onExit={pressExit}
        onStay={stay}
      />
      <EndDialog
        kind={endKind()}
        progress={progress}
        onOk={() => void goOn(ending !== 'exit' && hasNextStage(test))}
      />
    </div>
  )
}
