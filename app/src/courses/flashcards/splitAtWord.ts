/** The parts of a sentence before and after each place where the word stands, the word in between. */
export function splitAtWord(sentence: string, word: string): { text: string; isWord: boolean }[] {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return sentence
    .split(new RegExp(`\\b(${escaped})\\b`, 'i'))
    .map((text, i) => ({ text, isWord: i % 2 === 1 }))
    .filter(({ text }) => text !== '')
}
