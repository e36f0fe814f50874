import { APP_VERSION } from '@wordstride/learning'
import { Wordmark } from '../accounts/login/Wordmark'
import { PageHeading } from '../shell/PageHeading'
import { Sheet } from '../shell/Sheet'
import styles from './AboutPage.module.css'

/** Name and version of the product (SUP-06). */
export function AboutPage() {
  return (
    <>
      <PageHeading title="About" />
      <div className={styles.about}>
        <Sheet>
          <Wordmark />
          <p className={styles.what}>
            English for kindergarten to grade 12: words, grammar and reading, one step at a time.
          </p>
          <p className={styles.version}>Version {APP_VERSION}</p>
        </Sheet>
      </div>
    </>
  )
}
