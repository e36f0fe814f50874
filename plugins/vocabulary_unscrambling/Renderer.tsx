import type { PlacementResponse } from '@wordstride/core'
import { AudioButton, Markdown, type RendererProps, SlotBoard, WordFacts } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicVocabularyUnscrambling } from './schema'

export function VocabularyUnscramblingRenderer(
  props: RendererProps<PublicVocabularyUnscrambling, PlacementResponse>,
) {
  const { problem } = props
  return (
    <div className={styles.letters}>
      {problem.question_text && (
        <div data-spoken="">
          <Markdown text={problem.question_text} />
        </div>
      )}
      <dl className={styles.facts}>
        <WordFacts word={problem} sentenceUrl={problem.question_audio_url2} />
        {problem.question_audio_url && (
          <div className={styles.sound}>
            <dt>Listen</dt>
            <dd>
              <AudioButton url={problem.question_audio_url} label="Listen to the word" />
            </dd>
          </div>
        )}
      </dl>
      <SlotBoard {...props} layout="row" size="letter" />
    </div>
  )
}
