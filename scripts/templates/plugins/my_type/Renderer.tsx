import type { ChoiceResponse } from '@wordstride/core'
import { Markdown, OptionRadio, type RendererProps } from '@wordstride/ui'
import { useId } from 'react'
import styles from './Renderer.module.css'
import type { PublicMyType } from './schema'

/** Draws the public view in the order in which it comes, and reports responses. It knows no session and no key. */
export function MyTypeRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicMyType, ChoiceResponse>) {
  const name = useId()
  return problem.subProblemItems.map(({ uuid, options }) => (
    <fieldset key={uuid} className={styles.options}>
      <legend className={styles.question}>
        <Markdown text={problem.question} isInline />
      </legend>
      {options.map((option, position) => (
        <OptionRadio
          key={option.id}
          name={name}
          position={position}
          option={option}
          isChecked={response.chosen[uuid]?.includes(option.id) ?? false}
          isDisabled={isLocked}
          feedback={feedback?.items[option.id]}
          onChoose={() => onResponse({ chosen: { [uuid]: [option.id] } })}
        />
      ))}
    </fieldset>
  ))
}
