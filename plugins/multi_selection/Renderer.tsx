import type { ChoiceResponse, PublicChoice } from '@wordstride/core'
import { ChoiceGroup, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'

export function MultiSelectionRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicChoice, ChoiceResponse>) {
  return (
    <div className={styles.questions}>
      {problem.subProblemItems.map((part) => {
        const chosen = response.chosen[part.uuid] ?? []
        return (
          <div key={part.uuid} className={styles.question}>
            <ChoiceGroup
              part={part}
              label={part.answer_count ? `Choose ${part.answer_count} answers` : 'Choose all correct answers'}
              chosen={chosen}
              feedback={feedback}
              isLocked={isLocked}
              onChange={(next) => onResponse({ chosen: { ...response.chosen, [part.uuid]: next } })}
            />
            {part.answer_count && (
              <p className={styles.count} aria-live="polite">
                {chosen.length} of {part.answer_count} chosen
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}
