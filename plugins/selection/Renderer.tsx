import type { ChoiceResponse, PublicChoice } from '@wordstride/core'
import { ChoiceGroup, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'

export function SelectionRenderer(props: RendererProps<PublicChoice, ChoiceResponse>) {
  const { problem, response, feedback, isLocked, onResponse } = props
  return (
    <div className={styles.questions}>
      {problem.subProblemItems.map((part, i) => (
        <ChoiceGroup
          key={part.uuid}
          part={part}
          label={problem.subProblemItems.length === 1 ? 'Choose one answer' : `Question ${i + 1}`}
          chosen={response.chosen[part.uuid] ?? []}
          feedback={feedback}
          isLocked={isLocked}
          onChange={(chosen) => onResponse({ chosen: { ...response.chosen, [part.uuid]: chosen } })}
        />
      ))}
    </div>
  )
}
