import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { saveFile } from '../links/saveFile'
import { outbox } from './outbox'
import styles from './SavedState.module.css'

/** For a teacher or for support. */
async function download(): Promise<void> {
  const text = JSON.stringify(await outbox.readRejected(), null, 2)
  saveFile('wordstride-answers.json', text, 'application/json')
}

/** Nothing is lost and nothing is in the way: told calmly, with what can be done. */
export function RejectedAnswers({ count }: { count: number }) {
  const [isSending, setSending] = useState(false)
  const retry = async () => {
    setSending(true)
    await outbox.retryRejected().finally(() => setSending(false))
  }
  return (
    <div className={styles.aside}>
      <p role="status">
        {count === 1 ? '1 answer could not be sent.' : `${count} answers could not be sent.`} You can go on:
        {count === 1 ? ' it is' : ' they are'} kept on this device. Please tell your teacher.
      </p>
      <div className={styles.actions}>
        <Button variant="soft" size="compact" isLoading={isSending} onClick={retry}>
          Try again
        </Button>
        <Button variant="quiet" size="compact" onClick={download}>
          Download
        </Button>
      </div>
    </div>
  )
}
