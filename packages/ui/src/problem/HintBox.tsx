import type { HintItem } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import { ReadButton } from '../content/reading/ReadButton'
import styles from './HintBox.module.css'

export interface HintBoxProps {
  hint: HintItem
  /** Of its words. */
  id?: string | undefined
  number: number
  /** It has just been opened: where problems are read by themselves it is, too. */
  isNew?: boolean
}

/** One numbered hint with its sound (PROB-06). */
export function HintBox({ hint, id, number, isNew = false }: HintBoxProps) {
  return (
    <li className={styles.hint} data-reads="">
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div id={id} className={styles.text}>
        <span className="ws-visually-hidden">Hint {number}: </span>
        <div data-spoken={(hint.audio !== 'no' && hint.audioURL) || ''}>
          <Markdown text={hint.value} />
        </div>
      </div>
      <ReadButton label={`Listen to hint ${number}`} isAutomatic={isNew} />
    </li>
  )
}
