import type { AssistedExercise as Assisted } from '@wordstride/api'
import { createPlayerStore, ExercisePanel, usePlayer } from '@wordstride/player'
import { useState } from 'react'
import { loadPlugin } from './loadPlugin'

export interface AssistedExerciseProps {
  exercise: Assisted
  onComplete(): void
  onDone(): void
}

/** A worked-through exercise with its hints open; it is recorded as done and never counts (SES-38). */
export function AssistedExercise({ exercise, onComplete, onDone }: AssistedExerciseProps) {
  const [store] = useState(() => {
    const player = createPlayerStore({
      start: {
        sessionId: crypto.randomUUID(),
        phase: 'LEARNING_SESSION',
        sectionType: exercise.section_type,
        gradeId: exercise.grade_id,
        skillId: exercise.AE_id,
        path: null,
        startingLevel: 0,
        correctCount: 1,
        problemIds: [exercise.problem_id],
        lastProblemId: null,
      },
      exercises: [
        {
          problemId: exercise.problem_id,
          problemType: exercise.problem.problem_type,
          problem: exercise.problem,
        },
      ],
      loadPlugin,
      now: Date.now,
      newId: () => crypto.randomUUID(),
      onAnswer: ({ verdict }) => {
        if (verdict === 'correct') onComplete()
      },
      onSnapshot: () => undefined,
    })
    player.getState().openHint(1)
    return player
  })
  const isDone = usePlayer(store, (state) => state.session.row[0]?.answerStatus === 'correct')
  return (
    <ExercisePanel
      store={store}
      isFromAfficiency={false}
      finishLabel={isDone ? 'Go on with the exercises' : undefined}
      onFinish={onDone}
      onBackToAfficiency={onDone}
    />
  )
}
