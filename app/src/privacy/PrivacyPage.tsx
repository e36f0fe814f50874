import { Sheet } from '../shell/Sheet'
import { PageWithText } from '../support/pageText/PageWithText'
import styles from './PrivacyPage.module.css'

/** What families want to know, in plain words; docs/privacy.md says the same to schools. */
export const PrivacyPage = () => (
  <PageWithText page="privacy">
    {(text) => (
      <div className={styles.page}>
        <Sheet>{text}</Sheet>
      </div>
    )}
  </PageWithText>
)
