import { Button, CheckIcon } from '@wordstride/ui'
import type { LessonProgress, LessonView } from './learning/lesson'
import styles from './ProblemsScreen.module.css'

export interface ExerciseToolbarProps {
  demoIds: readonly string[]
  assistedIds: readonly string[]
  view: LessonView
  progress: LessonProgress
  onOpen(view: LessonView): void
}

/** 'Demo', or 'Demo 2' among several. */
export const demoTitle = (index: number, count: number): string =>
  count === 1 ? 'Demo' : `Demo ${index + 1}`

/** PROB-09: demos, assisted exercises and the way back to the exercises. */
export function ExerciseToolbar({ demoIds, assistedIds, view, progress, onOpen }: ExerciseToolbarProps) {
  if (demoIds.length + assistedIds.length === 0) return null
  const entries = [
    ...demoIds.map((id, i) => ({
      view: { kind: 'demo' as const, id },
      label: demoTitle(i, demoIds.length),
      isComplete: progress.demos[id] === true,
    })),
    ...assistedIds.map((id, i) => ({
      view: { kind: 'assisted' as const, id },
      label: `Assisted ${i + 1}`,
      isComplete: progress.assisted[id] === true,
    })),
    { view: { kind: 'exercises' as const, id: '' }, label: 'Exercises', isComplete: false },
  ]
  const openId = view.kind === 'exercises' ? '' : view.id
  return (
    <fieldset className={styles.toolbar}>
      <legend className="ws-visually-hidden">Kind of exercise</legend>
      {entries.map(({ view: entry, label, isComplete }) => {
        const isOpen = entry.kind === view.kind && entry.id === openId
        return (
          <Button
            key={`${entry.kind} ${entry.id}`}
            variant={isOpen ? 'secondary' : 'quiet'}
            aria-pressed={isOpen}
            onClick={() => onOpen(entry)}
          >
            {label}
            {isComplete && (
              <span className={styles.complete}>
                <CheckIcon />
                <span className="ws-visually-hidden">(done)</span>
              </span>
            )}
          </Button>
        )
      })}
    </fieldset>
  )
}
