import type { PhraseResponse, PublicPhrases } from '@wordstride/core'
import { AudioButton, Explanations, PhraseButton, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'

const AT_AN_EDGE = /^\s|\s$/
/** No space stands before these. */
const BEGINS_WITH_SIGN = /^[.,;:!?)\]’”…]/

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
  // Phrases that bring their spaces along get no others.
  const isSpaced = problem.phrases.some(({ phrase }) => AT_AN_EDGE.test(phrase))
  return (
    <div className={styles.clickable}>
      <p className={styles.text} data-spoken="">
        {problem.phrases.map((phrase, i) => (
          <span key={phrase.id}>
            {i > 0 && !isSpaced && !BEGINS_WITH_SIGN.test(phrase.phrase) && ' '}
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
