import { BlankText, Button, Explanations, ProblemTable, type RendererProps, withBlanks } from '@wordstride/ui'
import { useState } from 'react'
import { GapInput } from './GapInput'
import { typedIn } from './public'
import styles from './Renderer.module.css'
import type { PublicTypedBlanks, TypedBlanksResponse } from './schema'

export function TypedBlanksRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicTypedBlanks, TypedBlanksResponse>) {
  const [lastFocused, setLastFocused] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { blanks, text, table, wordBank } = problem
  const nameOf = (position: number) => `Blank ${position + 1} of ${blanks.length}`
  const write = (uuid: string, typed: string) => onResponse({ typed: { ...response.typed, [uuid]: typed } })

  function take(word: string) {
    const empty = blanks.find(({ uuid }) => typedIn(response, uuid) === '')
    const target = lastFocused ?? empty?.uuid
    setAsked(target === undefined)
    if (target === undefined) return setSaid('Every blank has a word. Choose the one to change first.')
    write(target, word)
    setSaid(`${nameOf(blanks.findIndex(({ uuid }) => uuid === target))}, ${word}`)
    setLastFocused(null)
  }

  function focus(uuid: string) {
    setLastFocused(uuid)
    setAsked(false)
  }

  function renderGap(uuid: string) {
    const position = blanks.findIndex((gap) => gap.uuid === uuid)
    const gap = blanks[position]
    if (!gap) return null
    return (
      <GapInput
        gap={gap}
        label={nameOf(position)}
        number={blanks.length > 1 ? position + 1 : undefined}
        value={typedIn(response, uuid)}
        mark={feedback?.items[uuid]?.mark}
        isLocked={isLocked}
        onFocus={() => focus(uuid)}
        onChange={(typed) => write(uuid, typed)}
      />
    )
  }

  return (
    <div className={styles.problem}>
      {wordBank.length > 0 && (
        <>
          <ul className={styles.bank} aria-label="Word bank">
            {wordBank.map((word, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice, and none moves
              <li key={i}>
                <Button variant="secondary" disabled={isLocked} onClick={() => take(word)}>
                  {word}
                </Button>
              </li>
            ))}
          </ul>
          <p role="status" className={isAsked && !isLocked ? styles.asked : 'ws-visually-hidden'}>
            {said}
          </p>
        </>
      )}
      {text !== '' && <BlankText text={text} renderBlank={renderGap} />}
      {table && (
        <ProblemTable
          columns={table.columns}
          rows={table.rows.map((row) => row.map((cell) => withBlanks(cell, renderGap)))}
        />
      )}
      <Explanations
        items={blanks.map(({ uuid }, i) => ({ id: uuid, label: blanks.length > 1 ? `Blank ${i + 1}` : '' }))}
        feedback={feedback}
      />
    </div>
  )
}
