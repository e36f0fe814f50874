import styles from './Skeleton.module.css'

/** A grey stand-in while content loads; `height` is a CSS length. */
export function Skeleton({ height = '1.25rem', width = '100%' }: { height?: string; width?: string }) {
  return <span className={styles.skeleton} style={{ height, width }} aria-hidden="true" />
}
