import type { PhraseResponse } from '@wordstride/core'
import { AudioButton, Explanations, PhraseButton, PhraseMarkdown, type RendererProps } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicMarkdownClickableText } from './schema'

export function MarkdownClickableTextRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicMarkdownClickableText, PhraseResponse>) {
  const phrases = new Map(problem.phrases.map((phrase) => [phrase.id, phrase]))
  const isClicked = (id: string) => response.clicked.includes(id)

  function toggle(id: string) {
    const others = response.clicked.filter((other) => other !== id)
    onResponse({ clicked: isClicked(id) ? others : [...others, id] })
  }

  function renderPhrase(id: string) {
    const phrase = phrases.get(id)
    if (!phrase) return null
    return (
      <>
        {phrase.clickable ? (
          <PhraseButton
            text={phrase.phrase}
            isClicked={isClicked(id)}
            isLocked={isLocked}
            mark={feedback?.items[id]?.mark}
            onClick={() => toggle(id)}
          />
        ) : (
          phrase.phrase
        )}
        {phrase.audio_url && <AudioButton url={phrase.audio_url} label={`Listen to ${phrase.phrase}`} />}
      </>
    )
  }

  return (
    <div className={styles.clickable}>
      <div data-spoken="">
        <PhraseMarkdown text={problem.text} renderPhrase={renderPhrase} />
      </div>
      <Explanations
        items={problem.phrases.map(({ id, phrase }) => ({ id, label: phrase }))}
        feedback={feedback}
      />
    </div>
  )
}
