import { TYPED_PART, type TypedResponse } from '@wordstride/core'
import { AudioButton, FeedbackMark, Markdown, type RendererProps, WordFacts } from '@wordstride/ui'
import styles from './Renderer.module.css'
import type { PublicVocabularySpelling } from './schema'

export function VocabularySpellingRenderer({
  problem,
  response,
  feedback,
  isLocked,
  onResponse,
}: RendererProps<PublicVocabularySpelling, TypedResponse>) {
  const mark = feedback?.items[TYPED_PART]?.mark
  return (
    <div className={styles.spelling}>
      {problem.question_text && (
        <div data-spoken="">
          <Markdown text={problem.question_text} />
        </div>
      )}
      <dl className={styles.facts}>
        {(problem.question_audio_url || problem.sound) && (
          <div className={styles.sound}>
            <dt>Listen</dt>
            <dd>
              <AudioButton
                url={problem.question_audio_url}
                spokenText={problem.sound}
                label="Listen to the word"
              />
            </dd>
          </div>
        )}
        <WordFacts word={problem} sentenceUrl={problem.question_audio_url2} />
      </dl>
      <div className={styles.answer}>
        <input
          aria-label="Type the word"
          className={[styles.input, mark && styles[mark]].filter(Boolean).join(' ')}
          value={response.typed}
          maxLength={200}
          readOnly={isLocked}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Type the word"
          onChange={(event) => onResponse({ typed: event.target.value })}
        />
        <FeedbackMark mark={mark} />
      </div>
    </div>
  )
}
