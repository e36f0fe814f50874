import { cutLabel, hasOpenedAll, type OpenedResponse, type PublicOpened } from '@wordstride/core'
import { FeedbackMark, OptionRadio, plainName, type RendererProps } from '@wordstride/ui'
import { useId, useState } from 'react'
import styles from './Renderer.module.css'

/** Longer headers are cut; the opened option shows all (TYPE-09.2). */
const HEADER_LIMIT = 150

export function CollapsibleSelectionRenderer(props: RendererProps<PublicOpened, OpenedResponse>) {
  const { problem, response, feedback, isLocked, onResponse } = props
  const name = useId()
  /** An opened option stands open until it is folded; all the page keeps is which ones are folded again. */
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set())
  const canChoose = hasOpenedAll(problem.options, response)

  function toggle(id: string) {
    if (!response.opened.includes(id)) return onResponse({ ...response, opened: [...response.opened, id] })
    const next = new Set(folded)
    if (!next.delete(id)) next.add(id)
    setFolded(next)
  }

  return (
    <fieldset className={styles.options}>
      <legend className="ws-visually-hidden">Choose the best answer</legend>
      {problem.options.map((option, position) => {
        const isOpened = response.opened.includes(option.id)
        const isUnfolded = isOpened && !folded.has(option.id)
        const header = cutLabel(plainName(option.label.split('\n')[0] ?? ''), HEADER_LIMIT)
        return (
          <div key={option.id} className={styles.item}>
            <button
              type="button"
              className={styles.header}
              aria-expanded={isUnfolded}
              // What was opened can be read again, with its explanation.
              disabled={isLocked && !isOpened}
              onClick={() => toggle(option.id)}
            >
              <span>
                <span aria-hidden="true">{isUnfolded ? '▾' : '▸'}</span> Option {position + 1}
              </span>
              {!isUnfolded && (
                <>
                  <span className={styles.preview}>{header}</span>
                  <FeedbackMark mark={feedback?.items[option.id]?.mark} />
                </>
              )}
            </button>
            {isUnfolded && (
              <OptionRadio
                name={name}
                position={position}
                option={option}
                isChecked={response.chosen === option.id}
                isDisabled={isLocked || !canChoose}
                feedback={feedback?.items[option.id]}
                onChoose={() => onResponse({ ...response, chosen: option.id })}
              />
            )}
          </div>
        )
      })}
      {!canChoose && (
        <p className={styles.progress} role="status">
          {response.opened.length} of {problem.options.length} opened
        </p>
      )}
    </fieldset>
  )
}
