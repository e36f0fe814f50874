import type { Feedback, PublicChoicePart } from '@wordstride/core'
import { useId } from 'react'
import { AudioButton } from '../content/AudioButton'
import { Markdown } from '../content/Markdown'
import { FeedbackMark } from '../feedback/FeedbackMark'
import styles from './ChoiceGroup.module.css'

export interface ChoiceGroupProps {
  part: PublicChoicePart
  /** Spoken name when the part has no prompt of its own. */
  label: string
  chosen: readonly string[]
  feedback: Feedback | null
  isLocked: boolean
  onChange(chosen: string[]): void
}

/** Part letters are A, B, C and so on (PROB-12). */
const letter = (position: number): string => String.fromCharCode(65 + (position % 26))

/** One question of a choice problem: radio or checkbox tiles made of native inputs. */
export function ChoiceGroup({ part, label, chosen, feedback, isLocked, onChange }: ChoiceGroupProps) {
  const name = useId()

  function toggle(id: string, isChecked: boolean) {
    if (part.type === 'radio') onChange([id])
    else onChange(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  return (
    <fieldset
      className={styles.group}
      role={part.type === 'radio' ? 'radiogroup' : 'group'}
      disabled={isLocked}
    >
      <legend className={part.prompt ? styles.prompt : 'ws-visually-hidden'}>
        {part.prompt ? <Markdown text={part.prompt} isInline /> : label}
      </legend>
      {part.options.map((option, position) => {
        const item = feedback?.items[option.id]
        const state = item && item.mark !== 'neutral' ? styles[item.mark] : ''
        return (
          <div key={option.id} className={styles.row}>
            <div className={styles.tileRow}>
              <label className={`${styles.tile} ${state}`}>
                <input
                  type={part.type}
                  name={name}
                  value={option.id}
                  checked={chosen.includes(option.id)}
                  onChange={(event) => toggle(option.id, event.target.checked)}
                  className={styles.input}
                />
                <span className={styles.letter} data-kind={part.type} aria-hidden="true">
                  {letter(position)}
                </span>
                <span className={styles.label}>
                  <Markdown text={option.label} isInline />
                </span>
                {item && <FeedbackMark mark={item.mark} />}
              </label>
              {option.audioURL && (
                <AudioButton url={option.audioURL} label={`Listen to ${letter(position)}`} />
              )}
            </div>
            {item?.explanation && (
              <div className={styles.explanation}>
                <Markdown text={item.explanation} />
              </div>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
