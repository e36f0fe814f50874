import { Button, Dialog, takeFocus } from '@wordstride/ui'
import { firstClick } from '../forms/firstClick'

/** Null while nothing is asked. */
export type SetupQuestion = 'ready' | 'once' | null

const TEXTS = {
  ready: 'Are you ready to setup your account?',
  once: 'This can be done only once. Continue?',
} as const

interface SetupDialogsProps {
  question: SetupQuestion
  onAsk(question: SetupQuestion): void
  onSetUp(): void
}

/** SETUP-15: asked twice, because it can be done once. */
export function SetupDialogs({ question, onAsk, onSetUp }: SetupDialogsProps) {
  function agree() {
    if (question === 'ready') return onAsk('once')
    onAsk(null)
    onSetUp()
  }
  return (
    <Dialog
      title={question === 'once' ? 'Warning' : 'Setup My Account'}
      isOpen={question !== null}
      onClose={() => onAsk(null)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAsk(null)}>
            No
          </Button>
          {/* The second click of a double one would answer what nobody has read. */}
          <Button onClick={firstClick(agree)}>Yes</Button>
        </>
      }
    >
      {/* Enter held down on Yes would answer the second question, too. */}
      {question && (
        <p ref={question === 'once' ? takeFocus : undefined} tabIndex={-1}>
          {TEXTS[question]}
        </p>
      )}
    </Dialog>
  )
}
