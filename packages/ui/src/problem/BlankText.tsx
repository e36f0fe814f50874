import { paragraphsIn, splitAtBlanks } from '@wordstride/core'
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
  /** Paragraphs divided by an empty line; one whose lines all begin with '- ' is a list. */
  text: string
  renderBlank(uuid: string): ReactNode
}

const BULLET = /^\s*[-*] /

/** Running text to answer in. */
export const BlankText = ({ text, renderBlank }: BlankTextProps) => (
  <div className={styles.text}>
    {paragraphsIn(text.trim()).map((paragraph, i) => {
      const lines = paragraph.split('\n')
      return lines.every((line) => BULLET.test(line)) ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <ul key={i}>
          {lines.map((line, j) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
            <li key={j} data-spoken="">
              {withBlanks(line.replace(BULLET, ''), renderBlank)}
            </li>
          ))}
        </ul>
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={i} data-spoken="">
          {withBlanks(paragraph, renderBlank)}
        </p>
      )
    })}
  </div>
)
