import type { AssistedExercise } from '@wordstride/api'
import { Button } from '@wordstride/ui'
import styles from './ProblemsScreen.module.css'

export interface ExerciseToolbarProps {
  assisted: readonly AssistedExercise[]
  openId: string | null
  onOpen(id: string | null): void
}

/** PROB-09: assisted exercises and the way back to the exercises. */
export function ExerciseToolbar({ assisted, openId, onOpen }: ExerciseToolbarProps) {
  if (assisted.length === 0) return null
  return (
    <fieldset className={styles.toolbar}>
      <legend className="ws-visually-hidden">Kind of exercise</legend>
      {assisted.map(({ AE_id }, i) => (
        <Button
          key={AE_id}
          variant={openId === AE_id ? 'secondary' : 'quiet'}
          aria-pressed={openId === AE_id}
          onClick={() => onOpen(AE_id)}
        >
          Assisted {i + 1}
        </Button>
      ))}
      <Button
        variant={openId === null ? 'secondary' : 'quiet'}
        aria-pressed={openId === null}
        onClick={() => onOpen(null)}
      >
        Exercises
      </Button>
    </fieldset>
  )
}
