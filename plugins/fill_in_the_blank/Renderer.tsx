import { type BlankResponse, splitAtBlanks } from '@wordstride/core'
import { Markdown, type RendererProps, SelectField } from '@wordstride/ui'
import { Fragment } from 'react'
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
        options={blank.options}
        value={blank.disabled ? (blank.value ?? null) : (response.chosen[uuid] ?? null)}
        isDisabled={isLocked || blank.disabled}
        mark={feedback?.items[uuid]?.mark}
        onChange={(value) => onResponse({ chosen: { ...response.chosen, [uuid]: value } })}
      />
    )
  }

  const explained = problem.blanks.filter((blank) => feedback?.items[blank.uuid]?.explanation)
  return (
    <div className={styles.text}>
      {problem.text.split(/\n{2,}/).map((paragraph, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={i} data-spoken="">
          {splitAtBlanks(paragraph).map((piece, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
            <Fragment key={j}>
              {piece.kind === 'text' ? <Markdown text={piece.text} isInline /> : renderBlank(piece.uuid)}
            </Fragment>
          ))}
        </p>
      ))}
      {explained.length > 0 && (
        <ul className={styles.explanations}>
          {explained.map((blank) => (
            <li key={blank.uuid}>
              <span className={styles.number}>Blank {(positions.get(blank.uuid) ?? 0) + 1}: </span>
              <Markdown text={feedback?.items[blank.uuid]?.explanation ?? ''} isInline />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
