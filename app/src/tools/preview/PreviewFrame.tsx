import { HintPanel } from '@wordstride/player'
import { type AnyRenderer, Button, ProblemFrame, StatusLine } from '@wordstride/ui'
import styles from './PreviewFrame.module.css'
import type { Preview } from './usePreview'

export interface PreviewFrameProps {
  Renderer: AnyRenderer
  preview: Preview
  heading: string
}

/** A problem as a student sees it, with hints and the result of a check (TOOL-01). */
export function PreviewFrame({ Renderer, preview, heading }: PreviewFrameProps) {
  const { round, view, response, outcome, hintStep } = preview
  const verdict = outcome?.verdict ?? 'init'
  const isCorrect = verdict === 'correct'
  return (
    <form
      className={styles.frame}
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
        onStep={preview.setHintStep}
        onClose={() => preview.setHintStep(0)}
      />
      <div className={styles.answer}>
        <Button type="submit" size="large">
          {isCorrect ? 'Start again' : 'Submit Answer'}
        </Button>
        <StatusLine tone={isCorrect || verdict === 'incorrect' ? verdict : 'info'}>
          {outcome?.message ?? ''}
        </StatusLine>
      </div>
    </form>
  )
}
