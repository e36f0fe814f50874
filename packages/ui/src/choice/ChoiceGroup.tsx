import type { Feedback, PublicChoicePart } from '@wordstride/core'
import { useId } from 'react'
import { Markdown } from '../content/Markdown'
import styles from './ChoiceGroup.module.css'
import { OptionTile } from './OptionTile'

export interface ChoiceGroupProps {
  part: PublicChoicePart
  /** Spoken name when the part has no prompt of its own. */
  label: string
  chosen: readonly string[]
  feedback: Feedback | null
  isLocked: boolean
  onChange(chosen: string[]): void
}

/** One question of a choice problem: radio or checkbox tiles made of native inputs. */
export function ChoiceGroup({ part, label, chosen, feedback, isLocked, onChange }: ChoiceGroupProps) {
  const name = useId()

  function toggle(id: string, isChecked: boolean) {
    if (part.type === 'radio') onChange([id])
    else onChange(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
  }

  return (
    <fieldset className={styles.group} role={part.type === 'radio' ? 'radiogroup' : 'group'}>
      <legend className={part.prompt ? styles.prompt : 'ws-visually-hidden'}>
        {part.prompt ? (
          <span data-spoken="">
            <Markdown text={part.prompt} isInline />
          </span>
        ) : (
          label
        )}
      </legend>
      {part.options.map((option, position) => (
        <OptionTile
          key={option.id}
          kind={part.type}
          name={name}
          position={position}
          option={option}
          isChecked={chosen.includes(option.id)}
          isDisabled={isLocked}
          feedback={feedback?.items[option.id]}
          onChange={(isChecked) => toggle(option.id, isChecked)}
        />
      ))}
    </fieldset>
  )
}
