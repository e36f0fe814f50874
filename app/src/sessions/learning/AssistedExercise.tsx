import type { AssistedExercise as Assisted } from '@wordstride/api'
import { createPlayerStore, ExercisePanel, usePlayer } from '@wordstride/player'
import { useState } from 'react'
import { loadType } from '../loadType'

export interface AssistedExerciseProps {
  exercise: Assisted
  onComplete(): void
  onDone(): void
}

/** A worked-through exercise with its hints open; it is recorded as done and never counts (SES-38). */
export function AssistedExercise({ exercise, onComplete, onDone }: AssistedExerciseProps) {
  const [store] = useState(() => {
    const { assistedExerciseId, problemId, problem, problemVersion, sectionType, gradeId } = exercise
    const player = createPlayerStore({
      events: [
        {
          type: 'started',
          at: Date.now(),
          start: {
            sessionId: assistedExerciseId,
            phase: 'LEARNING_SESSION',
            sectionType,
            gradeId,
            skillId: assistedExerciseId,
            path: null,
            startingLevel: 0,
            correctCount: 1,
            problemIds: [problemId],
            lastProblemId: null,
          },
        },
      ],
      exercises: [{ problemId, problemType: problem.problem_type, problem, problemVersion }],
      loadType,
      now: Date.now,
      newId: () => assistedExerciseId,
      onAnswer({ verdict }) {
        if (verdict === 'correct') onComplete()
        return undefined
      },
      onEvent: () => undefined,
      onResponses: () => undefined,
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
      onSkip={onDone}
    />
  )
}
