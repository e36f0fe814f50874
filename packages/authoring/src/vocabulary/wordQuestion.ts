import { seededRandom, shuffle } from '@wordstride/core'
import { plainSentence, type Word, withGap } from '../files/wordList'
import { type ChoiceForm, WRONG_COUNT } from './distractors'

/** A question about a word, before it is known what stands beside the right answer. */
export interface WordQuestion {
  /** Within the word. */
  id: string
  form: ChoiceForm
  /** With the word marked. */
  sentence: string
}

interface Option {
  text: string
  correct?: boolean
  why: string
}

/** A problem as an author writes it, but for its type. */
interface AskedQuestion extends Record<string, unknown> {
  id: string
  hints: string[]
  beside: string[]
}

export const seedOf = (word: Word, id: string): string => `${word.word} ${id}`

export const namesOf = (words: readonly Word[]): string[] => words.map(({ word }) => word)

function definitionOptions(word: Word, sentence: string, others: readonly Word[]): Option[] {
  const written = word.wrong_meanings.map((text) => ({
    text,
    why: `**${word.word}** does not mean this. Think of: ${sentence}`,
  }))
  const borrowed = others.map((other) => ({
    text: other.definition,
    why: `This is what **${other.word}** means.`,
  }))
  return [
    { text: word.definition, correct: true, why: `Yes: **${word.word}** means this. ${sentence}` },
    ...[...written, ...borrowed].slice(0, WRONG_COUNT),
  ]
}

const wordOptions = (word: Word, others: readonly Word[], right: string, wrong: string): Option[] => [
  { text: word.word, correct: true, why: right },
  ...others.map((other) => ({
    text: other.word,
    why: `**${other.word}** means: ${other.definition}. ${wrong}`,
  })),
]

/** What each form shows above its options, how it helps, and what stands to choose. */
const FORMS: Record<
  ChoiceForm,
  (
    word: Word,
    sentence: string,
    others: readonly Word[],
  ) => { asked: Record<string, string>; hints: string[]; options: Option[] }
> = {
  word_definition: (word, sentence, others) => {
    const plain = plainSentence(sentence)
    return {
      asked: {},
      hints: [`Read the word in a sentence: ${plain}`, word.hint],
      options: definitionOptions(word, plain, others),
    }
  },
  word_recognition: (word, sentence, others) => ({
    asked: { definition: word.definition },
    hints: [word.hint, `It fits here: ${withGap(sentence)}`],
    options: wordOptions(word, others, `Yes. ${plainSentence(sentence)}`, 'That is another meaning.'),
  }),
  sentence_completion: (word, sentence, others) => ({
    asked: { sample_sentence: withGap(sentence) },
    hints: [word.hint, `The word means: ${word.definition}.`],
    options: wordOptions(word, others, `Yes: ${plainSentence(sentence)}`, 'It does not fit here.'),
  }),
}

/** The question with `others` beside the word, or their meanings beside its own. The key is right by construction. */
export function askBeside(
  word: Word,
  others: readonly Word[],
  { id, form, sentence }: WordQuestion,
): AskedQuestion {
  const { asked, hints, options } = FORMS[form](word, sentence, others)
  // Written meanings go before those of other words, and are no word's.
  const borrowedCount = form === 'word_definition' ? WRONG_COUNT - word.wrong_meanings.length : WRONG_COUNT
  return {
    id,
    hints,
    beside: namesOf(others.slice(0, Math.max(0, borrowedCount))),
    form,
    word: word.word,
    ...asked,
    options: shuffle(options, seededRandom(seedOf(word, id))),
  }
}
