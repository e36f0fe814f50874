import { Button, LaterGuide, Skeleton } from '@wordstride/ui'
import styles from './StartPanel.module.css'

export interface StartPanelProps {
  course: string
  /** Null while it is not known yet: the button then waits (HOME-05). */
  title: string | null
  text?: string
  /** Left out when there is nothing to start. */
  onStart?: () => void
  /** The one thing of a page. */
  isLarge?: boolean
}

/** The next thing to do, and the button that does it. */
export function StartPanel({ course, title, text, onStart, isLarge = false }: StartPanelProps) {
  const isPending = title === null
  return (
    <div className={`${styles.panel} ${isLarge ? styles.large : ''}`} aria-busy={isPending}>
      <div className={styles.words}>
        <p className={styles.course}>{course}</p>
        <h2 className={styles.title}>
          {isPending ? (
            <>
              <span className="ws-visually-hidden">Loading</span>
              <Skeleton height="1.2em" width="12rem" />
            </>
          ) : (
            title
          )}
        </h2>
        {isPending && (
          <p className={styles.text}>
            <Skeleton height="1lh" width="9rem" />
          </p>
        )}
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {isLarge && (
        <div className={styles.guide}>
          <LaterGuide pose="leap" size={120} />
        </div>
      )}
      {(isPending || onStart) && (
        <Button
          variant="sun"
          size="large"
          className={styles.start}
          disabled={isPending}
          isLoading={isPending}
          onClick={onStart}
        >
          Start
          {!isPending && <Arrow />}
        </Button>
      )}
    </div>
  )
}

const Arrow = () => (
  <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M8 4.5 19.5 12 8 19.5z"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </svg>
)
