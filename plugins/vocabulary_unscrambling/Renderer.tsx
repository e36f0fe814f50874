import type { PlacementResponse } from '@wordstride/core'
import { Markdown, type RendererProps, SlotBoard, WordFacts } from '@wordstride/ui'
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
      <WordFacts
        word={problem}
        wordUrl={problem.question_audio_url}
        sentenceUrl={problem.question_audio_url2}
      />
      <SlotBoard {...props} layout="row" size="letter" />
    </div>
  )
}
