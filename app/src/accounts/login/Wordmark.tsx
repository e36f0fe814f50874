import styles from './Wordmark.module.css'

/** The name with its sign: a W that strides. On a phone the sign alone may stand for it. */
export function Wordmark({ isShortOnPhone = false }: { isShortOnPhone?: boolean }) {
  return (
    <span className={styles.wordmark}>
      <img src="/icon.svg" alt="" width="40" height="40" />
      <span className={isShortOnPhone ? styles.hiddenOnPhone : undefined}>Wordstride</span>
    </span>
  )
}
