import styles from './Confetti.module.css'

const COUNT = 64
/** Spreads the pieces evenly, and looks like chance. */
const GOLDEN = 0.618034

const part = (i: number, factor: number) => (i * factor) % 1

const pieces = Array.from({ length: COUNT }, (_, i) => ({
  key: i,
  style: {
    '--x': `${Math.round(part(i, GOLDEN) * 100)}vw`,
    '--drift': `${Math.round((part(i, GOLDEN * 3) - 0.5) * 24)}vw`,
    '--turn': `${360 + Math.round(part(i, GOLDEN * 5) * 720)}deg`,
    '--wait': `${250 + Math.round(part(i, GOLDEN * 7) * 900)}ms`,
    '--fall': `${1800 + Math.round(part(i, GOLDEN * 11) * 1400)}ms`,
  } as React.CSSProperties,
}))

/** Falls once over the screen; where nothing may move, the guide's own few pieces stand still instead. */
export const Confetti = () => (
  <div className={styles.sky} aria-hidden="true">
    {pieces.map(({ key, style }) => (
      <span key={key} className={styles.piece} style={style} />
    ))}
  </div>
)
