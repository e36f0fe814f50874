import styles from './Wordmark.module.css'

/** The name with its sign: a W that strides. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <img src="/icon.svg" alt="" width="40" height="40" />
      <span>Wordstride</span>
    </span>
  )
}
