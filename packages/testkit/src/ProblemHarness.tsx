import {
  type AnyProblemPlugin,
  type Feedback,
  seededRandom,
  statusMessage,
  type Verdict,
} from '@wordstride/core'
import { type AnyRenderer, Button, ProblemFrame, StatusLine } from '@wordstride/ui'
import { useMemo, useState } from 'react'
import type { AuthoredProblem } from './authoredProblem'

export interface ProblemHarnessProps {
  plugin: AnyProblemPlugin
  Renderer: AnyRenderer
  problem: AuthoredProblem
  /** Where to start; the empty response when left out. */
  response?: unknown
  /** Whether that response has been checked already. */
  isChecked?: boolean
  isLocked?: boolean
  onResponse?(response: unknown): void
}

interface Outcome {
  verdict: Verdict
  feedback: Feedback | null
  message: string
}

/** One problem without a session: for tests and stories. */
export function ProblemHarness({
  plugin,
  Renderer,
  problem,
  response: initial,
  isChecked = false,
  isLocked = false,
  onResponse,
}: ProblemHarnessProps) {
  const view = useMemo(
    () => plugin.toPublic(problem, plugin.present(problem, seededRandom('harness'))),
    [plugin, problem],
  )
  const [response, setResponse] = useState<unknown>(initial ?? plugin.emptyResponse(view))
  const [outcome, setOutcome] = useState<Outcome | null>(() => (isChecked ? check(response) : null))

  function check(given: unknown): Outcome {
    const result = plugin.grade(problem, given, { mode: 'practice' })
    const isGraded = result.verdict === 'correct' || result.verdict === 'incorrect'
    return {
      verdict: result.verdict,
      feedback: isGraded ? plugin.feedback(problem, given, result) : null,
      message: statusMessage(result),
    }
  }

  const isCorrect = outcome?.verdict === 'correct'
  const tone = outcome?.verdict === 'correct' || outcome?.verdict === 'incorrect' ? outcome.verdict : 'info'
  return (
    <form
      style={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setOutcome(check(response))
      }}
    >
      <ProblemFrame
        problem={view}
        heading="Problem"
        reminder={plugin.reminder(view)}
        feedback={outcome?.feedback ?? null}
      >
        <Renderer
          problem={view}
          response={response}
          status={outcome?.verdict ?? 'init'}
          feedback={outcome?.feedback ?? null}
          isLocked={isLocked || isCorrect}
          onResponse={(next: unknown) => {
            setResponse(next)
            setOutcome(null)
            onResponse?.(next)
          }}
        />
      </ProblemFrame>
      <div>
        <Button type="submit">Submit Answer</Button>
      </div>
      <StatusLine tone={tone}>{outcome?.message ?? ''}</StatusLine>
    </form>
  )
}
