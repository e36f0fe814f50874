import type { PlacementResponse } from '@wordstride/core'
import { AudioButton, Markdown, type RendererProps, SlotBoard } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicVocabularyUnscrambling } from './schema'

export function VocabularyUnscramblingRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicVocabularyUnscrambling, PlacementResponse>) {
  return (
    <div className={styles.letters}>
      {problem.question_text && <Markdown text={problem.question_text} />}
      <dl className={styles.facts}>
        <div>
          <dt>Meaning</dt>
          <dd>
            <Markdown text={problem.definition} isInline />
          </dd>
        </div>
        {problem.sample_sentence && (
          <div>
            <dt>Sentence</dt>
            <dd>{problem.sample_sentence}</dd>
          </div>
        )}
        {problem.question_audio_url && (
          <div>
            <dt>Listen</dt>
            <dd>
              <AudioButton url={problem.question_audio_url} label="Listen to the word" />
              {problem.question_audio_url2 && (
                <AudioButton url={problem.question_audio_url2} label="Listen to the sentence" />
              )}
            </dd>
          </div>
        )}
      </dl>
      <SlotBoard
        cards={problem.cards}
        slots={problem.slots}
        layout="row"
        size="letter"
        placed={response.placed}
        feedback={feedback}
        isLocked={isLocked}
        onChange={(placed) => onResponse({ placed })}
      />
    </div>
  )
}
