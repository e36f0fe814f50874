import { splitAtBlanks } from '@wordstride/core'
import { Fragment, type ReactNode } from 'react'
import { Markdown } from '../content/Markdown'
import styles from './BlankText.module.css'

/** Inline Markdown with what stands at its `[[uuid]]` markers. */
export const withBlanks = (text: string, renderBlank: (uuid: string) => ReactNode): ReactNode =>
  splitAtBlanks(text).map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
    <Fragment key={i}>
      {piece.kind === 'text' ? <Markdown text={piece.text} isInline /> : renderBlank(piece.uuid)}
    </Fragment>
  ))

interface BlankTextProps {
  /** Paragraphs divided by an empty line. */
  text: string
  renderBlank(uuid: string): ReactNode
}

/** Running text to answer in. */
export const BlankText = ({ text, renderBlank }: BlankTextProps) => (
  <div className={styles.text}>
    {text.split(/\n{2,}/).map((paragraph, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
      <p key={i} data-spoken="">
        {withBlanks(paragraph, renderBlank)}
      </p>
    ))}
  </div>
)
