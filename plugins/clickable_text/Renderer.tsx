import type { PhraseResponse, PublicPhrases } from '@wordstride/core'
import { AudioButton, Explanations, PhraseButton, type RendererProps } from '@wordstride/ui'
import { spacesBefore } from './public'
import styles from './Renderer.module.css'

export function ClickableTextRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicPhrases, PhraseResponse>) {
  const toggle = (id: string) =>
    onResponse({
      clicked: response.clicked.includes(id)
        ? response.clicked.filter((other) => other !== id)
        : [...response.clicked, id],
    })
  const spaces = spacesBefore(problem.phrases)
  return (
    <div className={styles.clickable}>
      <p className={styles.text} data-spoken="">
        {problem.phrases.map((phrase, i) => (
          <span key={phrase.id}>
            {spaces[i] && ' '}
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
            {phrase.audio_url && <AudioButton url={phrase.audio_url} label={`Listen to ${phrase.phrase}`} />}
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
