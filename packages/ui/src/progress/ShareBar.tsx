import styles from './ShareBar.module.css'

export interface ShareBarProps {
  /** 0 to 1. */
  share: number
  color: string
  className?: string | undefined
}

/** How far something is, as a bar in the width of its place; decorative: the words stand beside it. */
export const ShareBar = ({ share, color, className = '' }: ShareBarProps) => (
  <span className={`${styles.track} ${className}`} aria-hidden="true">
    <span className={styles.bar} style={{ width: `${share * 100}%`, background: color }} />
  </span>
)
