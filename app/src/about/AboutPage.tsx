import { APP_VERSION } from '@wordstride/learning'
import { Wordmark } from '../brand/Wordmark'
import { Sheet } from '../shell/Sheet'
import { PageWithText } from '../support/pageText/PageWithText'
import styles from './AboutPage.module.css'

/** Name and version of the product (SUP-06). */
export const AboutPage = () => (
  <PageWithText page="about">
    {(text) => (
      <div className={styles.about}>
        <Sheet>
          <Wordmark />
          <div className={styles.what}>{text}</div>
          <p className={styles.version}>Version {APP_VERSION}</p>
        </Sheet>
      </div>
    )}
  </PageWithText>
)
