import type { PublicWord } from '@wordstride/core'
import { Markdown } from './Markdown'

/** Meaning and sample sentence of a word, as entries of a description list. */
export function WordFacts({ word }: { word: Pick<PublicWord, 'definition' | 'sample_sentence'> }) {
  return (
    <>
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
