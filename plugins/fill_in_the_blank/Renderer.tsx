import type { BlankResponse } from '@wordstride/core'
import { BlankText, Explanations, type RendererProps, SelectField } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicFillInTheBlank } from './schema'

export function FillInTheBlankRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicFillInTheBlank, BlankResponse>) {
  const positions = new Map(problem.blanks.map((blank, i) => [blank.uuid, i]))

  function renderBlank(uuid: string) {
    const position = positions.get(uuid)
    const blank = position === undefined ? undefined : problem.blanks[position]
    if (!blank) return null
    return (
      <SelectField
        label={`Blank ${(position ?? 0) + 1} of ${problem.blanks.length}`}
        number={problem.blanks.length > 1 ? (position ?? 0) + 1 : undefined}
        options={blank.options}
        value={blank.disabled ? (blank.value ?? null) : (response.chosen[uuid] ?? null)}
        isDisabled={isLocked || blank.disabled}
        mark={feedback?.items[uuid]?.mark}
        onChange={(value) => onResponse({ chosen: { ...response.chosen, [uuid]: value } })}
      />
    )
  }

  return (
    <div className={styles.problem}>
      <BlankText text={problem.text} renderBlank={renderBlank} />
      <Explanations
        items={problem.blanks.map(({ uuid }, i) => ({
          id: uuid,
          label: problem.blanks.length > 1 ? `Blank ${i + 1}` : '',
        }))}
        feedback={feedback}
      />
    </div>
  )
}
