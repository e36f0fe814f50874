import { type Assessment, assess, type Exercise, type GradeMode, seededRandom } from '@wordstride/core'
import { useMemo, useState } from 'react'

export interface PreviewOptions {
  exercise: Exercise
  mode: GradeMode
}

export type Preview = ReturnType<typeof usePreview>

/** One problem without a session: what is given to it, and what came of the last check. */
export function usePreview({ exercise, mode }: PreviewOptions) {
  const [round, setRound] = useState(1)
  const view = useMemo(
    () => exercise.view(exercise.present(seededRandom(`preview ${round}`))),
    [exercise, round],
  )
  const [given, setGiven] = useState<{ round: number; response: unknown }>()
  const [outcome, setOutcome] = useState<Assessment | null>(null)
  const [hintStep, setHintStep] = useState(0)
  const [wrongCount, setWrongCount] = useState(0)
  const empty = useMemo(() => exercise.emptyResponse(view), [exercise, view])
  const response = given?.round === round ? given.response : empty

  function respond(next: unknown) {
    setGiven({ round, response: next })
    setOutcome(null)
  }

  return {
    /** Counts how often the problem has begun. */
    round,
    view,
    reminder: exercise.reminder(view),
    response,
    outcome,
    hintStep,
    setHintStep,
    respond,
    check: () => setOutcome(assess(exercise, response, { mode })),
    /** Fills in a right answer; checking stays with the button (TOOL-02). */
    setCorrect: () => respond(exercise.correctResponse()),
    /** TOOL-02; another wrong answer each time, where there are several. */
    setWrong() {
      setWrongCount(wrongCount + 1)
      respond(exercise.wrongResponse(seededRandom(`wrong ${wrongCount}`)))
    },
    /** The problem as at first, presented anew. */
    restart() {
      setRound(round + 1)
      setOutcome(null)
      setHintStep(0)
    },
  }
}
