import { TYPED_PART, type TypedResponse } from '@wordstride/core'
import { FeedbackMark, Markdown, type RendererProps, useMarkId, WordFacts } from '@wordstride/ui'
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
  const markId = useMarkId(mark)
  return (
    <div className={styles.spelling}>
      {problem.question_text && (
        <div data-spoken="">
          <Markdown text={problem.question_text} />
        </div>
      )}
      <WordFacts
        word={problem}
        wordUrl={problem.question_audio_url}
        spokenWord={problem.sound}
        sentenceUrl={problem.question_audio_url2}
      />
      <div className={styles.answer}>
        <input
          aria-label="Type the word"
          aria-describedby={markId}
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
        <FeedbackMark id={markId} mark={mark} />
      </div>
    </div>
  )
}
