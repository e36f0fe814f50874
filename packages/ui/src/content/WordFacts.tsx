import type { PublicWord } from '@wordstride/core'
import { AudioButton } from './AudioButton'
import { Markdown } from './Markdown'
import styles from './WordFacts.module.css'

export interface WordFactsProps {
  word: Pick<PublicWord, 'description' | 'definition' | 'sample_sentence'>
  /** A recording of the sentence. */
  sentenceUrl?: string | undefined
}

/** What is said of a word, its meaning and a sample sentence, as entries of a description list. */
export function WordFacts({ word, sentenceUrl }: WordFactsProps) {
  return (
    <>
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
    </>
  )
}
