import type { HintItem } from '@wordstride/core'
import { AudioButton } from '../content/AudioButton'
import { Markdown } from '../content/Markdown'
import styles from './HintBox.module.css'

/** One numbered hint (PROB-06). */
export function HintBox({ hint, number }: { hint: HintItem; number: number }) {
  return (
    <li className={styles.hint}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.text}>
        <span className="ws-visually-hidden">Hint {number}: </span>
        <Markdown text={hint.value} />
      </div>
      {hint.audioURL && hint.audio !== 'no' && (
        <AudioButton url={hint.audioURL} spokenText={hint.value} label={`Listen to hint ${number}`} />
      )}
    </li>
  )
}
