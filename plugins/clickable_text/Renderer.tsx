import type { PhraseResponse } from '@wordstride/core'
import { AudioButton, Explanations, PhraseButton, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicClickableText } from './schema'

export function ClickableTextRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicClickableText, PhraseResponse>) {
  const toggle = (id: string) =>
    onResponse({
      clicked: response.clicked.includes(id)
        ? response.clicked.filter((other) => other !== id)
        : [...response.clicked, id],
    })
  return (
    <div className={styles.clickable}>
      <p className={styles.text}>
        {problem.phrases.map((phrase) => (
          <span key={phrase.id}>
            {phrase.clickable ? (
              <PhraseButton
                text={phrase.phrase}
                isClicked={response.clicked.includes(phrase.id)}
                isLocked={isLocked}
                mark={feedback?.items[phrase.id]?.mark}
                onClick={() => toggle(phrase.id)}
              />
            ) : (
              phrase.phrase
            )}
            {phrase.audio_url && (
              <AudioButton url={phrase.audio_url} label={`Listen to ${phrase.phrase}`} />
            )}{' '}
          </span>
        ))}
      </p>
      <Explanations
        items={problem.phrases.map(({ id, phrase }) => ({ id, label: phrase }))}
        feedback={feedback}
      />
    </div>
  )
}
