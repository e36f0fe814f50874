import type { PublicWord } from '@wordstride/core'
import { AudioButton } from './AudioButton'
import { Markdown } from './Markdown'
import styles from './WordFacts.module.css'

export interface WordFactsProps {
  word: Pick<PublicWord, 'description' | 'definition' | 'sample_sentence'>
  /** A recording of the word. */
  wordUrl?: string | undefined
  /** The word, where the browser's voice may say it. */
  spokenWord?: string | undefined
  /** A recording of the sentence. */
  sentenceUrl?: string | undefined
}

/** How a word sounds, what is said of it, its meaning and a sample sentence. */
export function WordFacts({ word, wordUrl, spokenWord, sentenceUrl }: WordFactsProps) {
  return (
    <dl className={styles.facts}>
      {(wordUrl || spokenWord) && (
        <div className={styles.sound}>
          <dt>Listen</dt>
          <dd className={styles.heard}>
            <AudioButton url={wordUrl} spokenText={spokenWord} label="Listen to the word" />
          </dd>
        </div>
      )}
      {word.description && (
        <div>
          <dt>About the word</dt>
          <dd data-spoken="">{word.description}</dd>
        </div>
      )}
      <div>
        <dt>Meaning</dt>
        <dd data-spoken="">
          <Markdown text={word.definition} isInline />
        </dd>
      </div>
      {(word.sample_sentence || sentenceUrl) && (
        <div>
          <dt>Sentence</dt>
          <dd className={styles.heard}>
            {word.sample_sentence && <span data-spoken="">{word.sample_sentence}</span>}
            {sentenceUrl && <AudioButton url={sentenceUrl} label="Listen to the sentence" />}
          </dd>
        </div>
      )}
    </dl>
  )
}
