import { HelpButton, HintPanel } from '@wordstride/player'
import { AnswerBar, type AnyRenderer, Button, ProblemFrame, revealFirstWrong } from '@wordstride/ui'
import { useEffect, useRef } from 'react'
import styles from './PreviewFrame.module.css'
import type { Preview } from './usePreview'

export interface PreviewFrameProps {
  Renderer: AnyRenderer
  preview: Preview
  heading: string
  /** Whether it has the whole screen, as a session has. */
  isScreen?: boolean
}

/** A problem as a student sees it, with hints and the result of a check (TOOL-01). */
export function PreviewFrame({ Renderer, preview, heading, isScreen = false }: PreviewFrameProps) {
  const { round, view, response, outcome, hintStep } = preview
  const verdict = outcome?.verdict ?? 'init'
  const isCorrect = verdict === 'correct'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome) revealFirstWrong(form.current)
  }, [outcome])
  return (
    <form
      ref={form}
      className={isScreen ? styles.frame : `${styles.frame} ${styles.part}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (isCorrect) preview.restart()
        else preview.check()
      }}
    >
      <ProblemFrame
        problem={view}
        heading={heading}
        reminder={preview.reminder}
        feedback={outcome?.feedback ?? null}
      >
        <Renderer
          key={round}
          problem={view}
          response={response}
          status={verdict}
          feedback={outcome?.feedback ?? null}
          isLocked={isCorrect}
          onResponse={preview.respond}
        />
      </ProblemFrame>
      <HintPanel
        hints={view.hintItems}
        step={hintStep}
        gradeId={view.grade_id}
        onStep={preview.setHintStep}
        onClose={() => preview.setHintStep(0)}
      />
      <AnswerBar
        aside={<HelpButton hints={view.hintItems} step={hintStep} onStep={preview.setHintStep} />}
        tone={isCorrect || verdict === 'incorrect' ? verdict : 'info'}
        message={outcome?.message ?? ''}
      >
        <Button type="submit" size="large">
          {isCorrect ? 'Start again' : 'Submit Answer'}
        </Button>
      </AnswerBar>
    </form>
  )
}
