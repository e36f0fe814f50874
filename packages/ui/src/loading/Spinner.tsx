import styles from './Spinner.module.css'

/** Decorative: the element that is busy says so itself. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
