import { type Assessment, isJudged } from '@wordstride/core'
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
  /** As in a test: no hints, and the problem says nothing of the answer; a line tells the author. */
  isSilent?: boolean
}

/** A test says nothing of an answer that it takes; that line is for who wrote the problem. */
function messageOf({ verdict, message }: Assessment, isSilent: boolean): string {
  if (!isSilent || !isJudged(verdict)) return message
  return `A test says nothing of it. This answer is ${verdict === 'correct' ? 'right' : 'wrong'}.`
}

/** A problem as a student sees it, with hints and the result of a check (TOOL-01). */
export function PreviewFrame(props: PreviewFrameProps) {
  const { Renderer, preview, heading, isScreen = false, isSilent = false } = props
  const { round, view, response, outcome, hintStep } = preview
  const verdict = (!isSilent && outcome?.verdict) || 'init'
  const feedback = isSilent ? null : (outcome?.feedback ?? null)
  const isOver = outcome?.verdict === 'correct' || (isSilent && outcome?.verdict === 'incorrect')
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
        if (isOver) preview.restart()
        else preview.check()
      }}
    >
      <ProblemFrame problem={view} heading={heading} reminder={preview.reminder} feedback={feedback}>
        <Renderer
          key={round}
          problem={view}
          response={response}
          status={verdict}
          feedback={feedback}
          isLocked={isOver}
          onResponse={preview.respond}
        />
      </ProblemFrame>
      {!isSilent && (
        <HintPanel
          hints={view.hintItems}
          step={hintStep}
          gradeId={view.grade_id}
          onStep={preview.setHintStep}
          onClose={() => preview.setHintStep(0)}
        />
      )}
      <AnswerBar
        aside={
          isSilent ? null : <HelpButton hints={view.hintItems} step={hintStep} onStep={preview.setHintStep} />
        }
        tone={isJudged(verdict) ? verdict : 'info'}
        message={outcome === null ? '' : messageOf(outcome, isSilent)}
      >
        <Button type="submit" size="large">
          {isOver ? 'Start again' : 'Submit Answer'}
        </Button>
      </AnswerBar>
    </form>
  )
}
