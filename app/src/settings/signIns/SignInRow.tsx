import type { SignIn } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { shownMoment } from '../../panels/shownDates'
import styles from './SignInsSheet.module.css'
import { dayInWords, deviceName } from './signInWords'

export function SignInRow({ signIn, onEnd }: { signIn: SignIn; onEnd(): void }) {
  const { isHere, signedInAt, usedAt } = signIn
  const since = shownMoment(signedInAt)
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>
          {deviceName(signIn)}
          {isHere && <span className={styles.here}>This device</span>}
        </p>
        <p className={styles.times}>
          Signed in <time dateTime={new Date(signedInAt).toISOString()}>{since}</time>, last used{' '}
          {dayInWords(Math.max(signedInAt, usedAt))}
        </p>
      </div>
      {!isHere && (
        <Button
          size="compact"
          variant="secondary"
          aria-label={`Sign out ${deviceName(signIn)}, signed in ${since}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
