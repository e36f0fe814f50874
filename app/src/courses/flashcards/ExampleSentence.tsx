import { splitAtWord } from './splitAtWord'

/** A sample sentence with the word in it set off. */
export function ExampleSentence({ sentence, word }: { sentence: string; word: string }) {
  return splitAtWord(sentence, word).map(({ text, isWord }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
    isWord ? <strong key={i}>{text}</strong> : text,
  )
}
