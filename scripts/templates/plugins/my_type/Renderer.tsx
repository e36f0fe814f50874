import { Markdown, OptionRadio, type RendererProps } from '@wordstride/ui'
import { useId } from 'react'
import styles from './Renderer.module.css'
import type { MyTypeResponse, PublicMyType } from './schema'

/** Draws the public view in the order in which it comes, and reports responses. It knows no session and no key. */
export function MyTypeRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicMyType, MyTypeResponse>) {
  const name = useId()
  return (
    <fieldset className={styles.options} disabled={isLocked}>
      <legend className={styles.question}>
        <Markdown text={problem.question} isInline />
      </legend>
      {problem.options.map((option, position) => (
        <OptionRadio
          key={option.id}
          name={name}
          position={position}
          option={option}
          isChecked={response.chosen === option.id}
          feedback={feedback?.items[option.id]}
          onChoose={() => onResponse({ chosen: option.id })}
        />
      ))}
    </fieldset>
  )
}
