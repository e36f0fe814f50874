import {
  type AnyProblemPlugin,
  type Feedback,
  type GradeMode,
  seededRandom,
  statusMessage,
  type Verdict,
} from '@wordstride/core'
import { useMemo, useState } from 'react'

export interface PreviewOptions {
  plugin: AnyProblemPlugin
  /** As its plugin parses it. */
  problem: ReturnType<AnyProblemPlugin['problem']['parse']>
  mode: GradeMode
}

interface Outcome {
  verdict: Verdict
  feedback: Feedback | null
  message: string
}

export type Preview = ReturnType<typeof usePreview>

/** One problem without a session: what is given to it, and what came of the last check. */
export function usePreview({ plugin, problem, mode }: PreviewOptions) {
  const [round, setRound] = useState(1)
  const view = useMemo(
    () => plugin.toPublic(problem, plugin.present(problem, seededRandom(`preview ${round}`))),
    [plugin, problem, round],
  )
  const [given, setGiven] = useState<{ round: number; response: unknown }>()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [hintStep, setHintStep] = useState(0)
  const [wrongCount, setWrongCount] = useState(0)
  const empty: unknown = useMemo(() => plugin.emptyResponse(view), [plugin, view])
  const response = given?.round === round ? given.response : empty

  function respond(next: unknown) {
    setGiven({ round, response: next })
    setOutcome(null)
  }

  return {
    view,
    response,
    outcome,
    hintStep,
    setHintStep,
    respond,
    check() {
      const result = plugin.grade(problem, response, { mode })
      const isGraded = result.verdict === 'correct' || result.verdict === 'incorrect'
      setOutcome({
        verdict: result.verdict,
        feedback: isGraded ? plugin.feedback(problem, response, result) : null,
        message: statusMessage(result),
      })
    },
    /** TOOL-02. */
    setCorrect: () => respond(plugin.correctResponse(problem)),
    /** TOOL-02; another wrong answer each time, where there are several. */
    setWrong() {
      setWrongCount(wrongCount + 1)
      respond(plugin.wrongResponse(problem, seededRandom(`wrong ${wrongCount}`)))
    },
    /** The problem as at first, presented anew. */
    restart() {
      setRound(round + 1)
      setOutcome(null)
      setHintStep(0)
    },
  }
}
