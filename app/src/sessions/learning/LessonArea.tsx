import { Skeleton } from '@wordstride/ui'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { demoTitle } from '../ExerciseToolbar'
import styles from '../ProblemsScreen.module.css'
import { AssistedExercise } from './AssistedExercise'
import type { Lesson } from './lesson'
import type { LearningResponse } from './useLearningSession'

/** A chunk of its own: most skills have no demo. */
export const preloadDemo = () => import('@wordstride/player/demo')

const DemoPanel = lazy(() => preloadDemo().then((module) => ({ default: module.DemoPanel })))

export interface LessonAreaProps {
  lesson: Lesson
  response: LearningResponse
  /** The exercises. */
  children: ReactNode
}

/** The demo, the assisted exercise or the exercises, whichever is open (SES-02). */
export function LessonArea({ lesson, response, children }: LessonAreaProps) {
  const view = useStore(lesson, (state) => state.view)
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    area.current?.focus({ preventScroll: true })
  }, [view])
  return (
    <div ref={area} tabIndex={-1} className={styles.lesson}>
      <LessonContent lesson={lesson} response={response}>
        {children}
      </LessonContent>
    </div>
  )
}

function LessonContent({ lesson, response, children }: LessonAreaProps) {
  const view = useStore(lesson, (state) => state.view)
  const { open, complete } = lesson.getState()
  const goToExercises = () => {
    open({ kind: 'exercises' })
    window.scrollTo({ top: 0 })
  }
  if (view.kind === 'demo') {
    const index = response.demos.findIndex((entry) => entry.demo_id === view.id)
    const demo = response.demos[index]
    if (demo)
      return (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <DemoPanel
            key={demo.demo_id}
            demo={demo}
            title={demoTitle(index, response.demos.length)}
            skillName={response.skillName}
            gradeId={response.exercises[0]?.gradeId ?? 0}
            onComplete={() => complete(view)}
            onDone={goToExercises}
          />
        </Suspense>
      )
  }
  if (view.kind === 'assisted') {
    const exercise = response.assistedExercises.find((entry) => entry.assistedExerciseId === view.id)
    if (exercise)
      return (
        <AssistedExercise
          key={exercise.assistedExerciseId}
          exercise={exercise}
          onComplete={() => complete(view)}
          onDone={goToExercises}
        />
      )
  }
  return children
}
