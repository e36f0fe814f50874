import { TEST_MESSAGES } from '@wordstride/learning'
import { Button, Dialog, StatusLine } from '@wordstride/ui'
import { Link } from 'react-router-dom'
import styles from './TestScreen.module.css'

/** What is asked or told at the end of a stage. */
export type EndKind = 'stage_done' | 'time_up' | 'over' | 'saving'

const TITLES: Readonly<Record<EndKind, string>> = {
  stage_done: 'Part 1 completed',
  time_up: 'Time is up',
  over: 'The test is over',
  saving: 'Saving your answers',
}

const TEXTS: Readonly<Record<EndKind, string>> = {
  stage_done: TEST_MESSAGES.firstPartDone,
  time_up:
    'The time of this test is over. Every answer that you have submitted is saved. Click OK to see your result.',
  over: 'This test has ended already. Every answer that was submitted before is saved. Click OK to see the result.',
  saving: 'One moment, please.',
}

export type EndProgress =
  | { status: 'idle' | 'working' }
  /** Nothing is lost: it can be tried again. */
  | { status: 'failed'; message: string; isSaved: boolean }

interface EndDialogProps {
  /** Null while the stage goes on. */
  kind: EndKind | null
  progress: EndProgress
  onOk(): void
}

/** TEST-10, TEST-12: only its button leads on, so that a stray click does not start the next clock. */
export function EndDialog({ kind, progress, onOk }: EndDialogProps) {
  const hasFailed = progress.status === 'failed'
  return (
    <Dialog
      title={kind ? TITLES[kind] : ''}
      isOpen={kind !== null}
      onClose={() => undefined}
      hasCloseIcon={false}
      actions={
        kind === 'saving' && !hasFailed ? undefined : (
          <Button isLoading={progress.status === 'working'} onClick={onOk}>
            {hasFailed ? 'Try again' : 'OK'}
          </Button>
        )
      }
    >
      <div className={styles.told}>
        {kind && !(kind === 'saving' && hasFailed) && <p>{TEXTS[kind]}</p>}
        {progress.status === 'failed' && (
          <>
            <StatusLine tone="info">{progress.message}</StatusLine>
            <p>
              {progress.isSaved
                ? 'Your answers are saved.'
                : 'Your answers are kept on this device and will be sent as soon as possible.'}{' '}
              <Link to="/home">Go to your home page</Link>
            </p>
          </>
        )}
      </div>
    </Dialog>
  )
}

interface ExitDialogProps {
  isOpen: boolean
  onExit(): void
  onStay(): void
}

/** An exit ends the test, so it asks first (TEST-18, PROB-04). */
export function ExitDialog({ isOpen, onExit, onStay }: ExitDialogProps) {
  return (
    <Dialog
      title="Exit the test?"
      isOpen={isOpen}
      onClose={onStay}
      actions={
        <>
          <Button variant="secondary" onClick={onExit}>
            Exit the test
          </Button>
          <Button onClick={onStay}>Go on with the test</Button>
        </>
      }
    >
      <p>
        The test ends here and cannot be continued. Your answers are saved, and you will see the result of
        what you have answered. The time goes on while you decide.
      </p>
    </Dialog>
  )
}
