import { Button, takeLostFocus } from '@wordstride/ui'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '../links/saveFile'
import { outbox } from './outbox'
import styles from './SavedState.module.css'

/** For a teacher or for support. */
async function download(): Promise<void> {
  const text = JSON.stringify(await outbox.readRejected(), null, 2)
  saveFile('wordstride-answers.json', text, 'application/json')
}

export interface RejectedAnswersProps {
  count: number
  /** Where it is told, which stays when all is sent. */
  region: HTMLElement
}

/** Nothing is lost and nothing is in the way: told calmly, with what can be done. */
export function RejectedAnswers({ count, region }: RejectedAnswersProps) {
  const [isSending, setSending] = useState(false)
  const hasRetried = useRef(false)
  const retry = async () => {
    hasRetried.current = true
    setSending(true)
    await outbox.retryRejected().finally(() => {
      hasRetried.current = false
      setSending(false)
    })
  }
  // Try again goes when it succeeds.
  useEffect(
    () => () => {
      if (hasRetried.current) takeLostFocus(region)
    },
    [region],
  )
  return (
    <>
      {createPortal(
        <p className={styles.quiet}>
          {count === 1 ? '1 answer could not be sent.' : `${count} answers could not be sent.`} You can go on:
          {count === 1 ? ' it is' : ' they are'} kept on this device. Please tell your teacher.
        </p>,
        region,
      )}
      <div className={styles.actions}>
        <Button variant="soft" size="compact" isLoading={isSending} onClick={retry}>
          Try again
        </Button>
        <Button variant="quiet" size="compact" onClick={download}>
          Download
        </Button>
      </div>
    </>
  )
}
