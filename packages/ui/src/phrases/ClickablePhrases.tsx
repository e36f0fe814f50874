import type { PhraseResponse, PhraseView } from '@wordstride/core'
import type { ReactNode } from 'react'
import { AudioButton } from '../content/AudioButton'
import { Explanations } from '../feedback/Explanations'
import type { RendererProps } from '../problem/rendererProps'
import styles from './ClickablePhrases.module.css'
import { PhraseButton } from './PhraseButton'

export type PhraseProps<TView extends PhraseView = PhraseView> = RendererProps<TView, PhraseResponse>

export interface ClickablePhrasesProps extends PhraseProps {
  /**
   * The running text: `drawPhrase` gives the phrase with an id, and its recording. Of a phrase that cannot be clicked
   * it draws `text` where that is given.
   */
  children(drawPhrase: (id: string, text?: string) => ReactNode): ReactNode
}

/** A text of which phrases are clicked, with what the author says of them below. */
export function ClickablePhrases({
  problem: { phrases },
  response: { clicked },
  feedback,
  isLocked,
  onResponse,
  children,
}: ClickablePhrasesProps) {
  const byId = new Map(phrases.map((phrase) => [phrase.id, phrase]))

  function toggle(id: string): void {
    const others = clicked.filter((other) => other !== id)
    onResponse({ clicked: clicked.includes(id) ? others : [...clicked, id] })
  }

  function drawPhrase(id: string, text?: string): ReactNode {
    const found = byId.get(id)
    if (!found) return null
    const { phrase, clickable, audio_url } = found
    return (
      <>
        {clickable ? (
          <PhraseButton
            text={phrase}
            isClicked={clicked.includes(id)}
            isLocked={isLocked}
            mark={feedback?.items[id]?.mark}
            onClick={() => toggle(id)}
          />
        ) : (
          (text ?? phrase)
        )}
        {audio_url && <AudioButton url={audio_url} label={`Listen to ${phrase}`} />}
      </>
    )
  }

  return (
    <div className={styles.clickable}>
      {children(drawPhrase)}
      <Explanations items={phrases.map(({ id, phrase }) => ({ id, label: phrase }))} feedback={feedback} />
    </div>
  )
}
