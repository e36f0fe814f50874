import { cutLabel, type OpenedResponse, type PublicOpened } from '@wordstride/core'
import { OptionRadio, plainName, type RendererProps } from '@wordstride/ui'
import { useId } from 'react'
import styles from './Renderer.module.css'

/** Longer labels are cut; the opened option shows all (TYPE-08.2). */
const LABEL_LIMIT = 80

/** What is cut has no marks of Markdown: one alone would be drawn as a sign. */
function shortLabel(label: string): string {
  const plain = plainName(label)
  const short = cutLabel(plain, LABEL_LIMIT)
  return short === plain ? label : short
}

export function DynamicSelectionRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicOpened, OpenedResponse>) {
  const name = useId()
  const open = (id: string) => onResponse({ ...response, opened: [...response.opened, id] })
  return (
    <fieldset className={styles.options}>
      <legend className="ws-visually-hidden">Choose one answer</legend>
      {problem.options.map((option, position) => {
        const isOpen = response.opened.includes(option.id)
        return (
          <div key={option.id} className={styles.row}>
            <OptionRadio
              name={name}
              position={position}
              option={{ ...option, label: isOpen ? option.label : shortLabel(option.label) }}
              isChecked={response.chosen === option.id}
              isDisabled={isLocked}
              feedback={feedback?.items[option.id]}
              onChoose={() =>
                onResponse({ opened: [...new Set([...response.opened, option.id])], chosen: option.id })
              }
            />
            {!isOpen && (
              <button
                type="button"
                className={styles.show}
                disabled={isLocked}
                onClick={({ currentTarget }) => {
                  // The button goes: the focus is on the option then, which is heard in full.
                  currentTarget.parentElement?.querySelector('input')?.focus()
                  open(option.id)
                }}
              >
                Show option {position + 1}
              </button>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
