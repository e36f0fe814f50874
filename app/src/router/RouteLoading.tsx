import { Spinner } from '@wordstride/ui'
import styles from '../shell/MessagePage.module.css'

export function RouteLoading() {
  return (
    <div className={styles.center} role="status">
      <Spinner />
      <span className="ws-visually-hidden">Loading</span>
    </div>
  )
}
