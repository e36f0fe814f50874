import type { PublicWord } from '@wordstride/core'
import { Markdown } from './Markdown'

/** What is said of a word, its meaning and a sample sentence, as entries of a description list. */
export function WordFacts({
  word,
}: {
  word: Pick<PublicWord, 'description' | 'definition' | 'sample_sentence'>
}) {
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
      {word.sample_sentence && (
        <div>
          <dt>Sentence</dt>
          <dd data-spoken="">{word.sample_sentence}</dd>
        </div>
      )}
    </>
  )
}
