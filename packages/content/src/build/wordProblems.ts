import type { AuthoredProblem, Word } from './skillFile'

const marked = (sentence: string): string => sentence.match(/\*([^*]+)\*/)?.[1] ?? ''
const withGap = (sentence: string): string => sentence.replace(/\*[^*]+\*/, '___')
export const plainSentence = (sentence: string): string => sentence.replaceAll('*', '')

/** Where the right meaning stands among four: by the length of the word and its letters, evenly spread. */
const positionOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 4

/** The exercises of one word: its spelling from two sentences and its meaning. */
export function wordProblems(word: Word): AuthoredProblem[] {
  const right = {
    text: word.definition,
    correct: true,
    why: `Yes: **${word.word}** means this. ${plainSentence(word.sentences[0])}`,
  }
  const wrong = word.wrong_meanings.slice(0, 3).map((meaning) => ({
    text: meaning,
    why: `**${word.word}** does not mean this. Think of: ${plainSentence(word.sentences[1])}`,
  }))
  const position = positionOf(word.word)
  const spelling = (id: string, sentence: string): AuthoredProblem => ({
    id,
    type: 'vocabulary_spelling',
    hints: [
      word.hint,
      `The word has ${word.word.length} letters and begins with **${word.word.charAt(0)}**.`,
    ],
    word: word.word,
    definition: word.definition,
    sample_sentence: withGap(sentence),
    explanation: `**${word.word}** (${word.pos}): ${word.definition}`,
  })
  const isBaseForm = (sentence: string) => marked(sentence).toLowerCase() === word.word
  if (!word.sentences.every(isBaseForm))
    throw new Error(`${word.word}: both sentences must use the word itself.`)
  return [
    {
      id: 'E1',
      type: 'selection',
      prompt: `What does **${word.word}** mean?`,
      hints: [`Read the word in a sentence: ${plainSentence(word.sentences[0])}`, word.hint],
      options: [...wrong.slice(0, position), right, ...wrong.slice(position)],
    },
    spelling('E2', word.sentences[0]),
    spelling('E3', word.sentences[1]),
  ]
}
