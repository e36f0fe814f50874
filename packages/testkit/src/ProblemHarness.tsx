import {
  type Assessment,
  assess,
  type Exercise,
  type GradeMode,
  type ProblemEnvelope,
  type PublicEnvelope,
  seededRandom,
} from '@wordstride/core'
import { AnswerBar, Button, ProblemFrame, type RendererProps } from '@wordstride/ui'
import { type ComponentType, useMemo, useState } from 'react'

export interface ProblemHarnessProps<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
> {
  exercise: Exercise<TProblem, TPublic, TResponse, TPresentation>
  Renderer: ComponentType<RendererProps<TPublic, TResponse>>
  /** Where to start; the empty response when left out. */
  response?: TResponse | undefined
  /** Whether that response has been checked already. */
  isChecked?: boolean
  isLocked?: boolean
  /** In which it is checked: some types are stricter in tests. */
  mode?: GradeMode
  onResponse?(response: TResponse): void
}

/** One problem without a session: for tests and stories. */
export function ProblemHarness<
  TProblem extends ProblemEnvelope,
  TPublic extends PublicEnvelope,
  TResponse,
  TPresentation,
>({
  exercise,
  Renderer,
  response: initial,
  isChecked = false,
  isLocked = false,
  mode = 'practice',
  onResponse,
}: ProblemHarnessProps<TProblem, TPublic, TResponse, TPresentation>) {
  const view = useMemo(() => exercise.view(exercise.present(seededRandom('harness'))), [exercise])
  const [response, setResponse] = useState<TResponse>(() => initial ?? exercise.emptyResponse(view))
  const check = () => assess(exercise, response, { mode })
  const [outcome, setOutcome] = useState<Assessment | null>(() => (isChecked ? check() : null))

  const isCorrect = outcome?.verdict === 'correct'
  const tone = outcome?.verdict === 'correct' || outcome?.verdict === 'incorrect' ? outcome.verdict : 'info'
  return (
    <form
      style={{ display: 'grid', gap: '1rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        setOutcome(check())
      }}
    >
      <ProblemFrame
        problem={view}
        heading="Problem"
        reminder={exercise.reminder(view)}
        feedback={outcome?.feedback ?? null}
      >
        <Renderer
          problem={view}
          response={response}
          status={outcome?.verdict ?? 'init'}
          feedback={outcome?.feedback ?? null}
          isLocked={isLocked || isCorrect}
          onResponse={(next) => {
            setResponse(next)
            setOutcome(null)
            onResponse?.(next)
          }}
        />
      </ProblemFrame>
      <AnswerBar tone={tone} message={outcome?.message ?? ''}>
        <Button type="submit" size="large">
          Submit Answer
        </Button>
      </AnswerBar>
    </form>
  )
}
