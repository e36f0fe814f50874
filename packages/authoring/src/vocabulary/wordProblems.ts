import { seededRandom, shuffle } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'
import { plainSentence, type Word, withGap } from '../files/wordList'
import { type ChoiceForm, chooseDistractors } from './distractors'

interface Option {
  text: string
  correct?: boolean
  why: string
}

/** The words a question may draw its wrong answers from: the grade's own list first, then the neighbours'. */
export type WordLists = readonly (readonly Word[])[]

interface Doubt {
  /** The problem's id within the word. */
  id: string
  reasons: string[]
}

const firstLetterHint = ({ word }: Word) =>
  `It has ${word.length} letters and begins with **${word.charAt(0)}**.`
const meaningOf = ({ word, pos, definition }: Word) => `**${word}** (${pos}): ${definition}`

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
    ...[...written, ...borrowed].slice(0, 3),
  ]
}

const wordOptions = (word: Word, others: readonly Word[], right: string, wrong: string): Option[] => [
  { text: word.word, correct: true, why: right },
  ...others.map((other) => ({
    text: other.word,
    why: `**${other.word}** means: ${other.definition}. ${wrong}`,
  })),
]

/** Makes the problems of one word. The keys are right by construction: the right answer is the word's own. */
function maker(word: Word, lists: WordLists, doubts: Doubt[]) {
  const place = Math.max(0, lists[0]?.indexOf(word) ?? 0)
  /** The questions of a form have no wrong answer of the one before in common, and that of a test none of them. */
  const used = new Map<ChoiceForm, string[][]>()
  const usedBefore = (form: ChoiceForm, isOfTest: boolean): string[] =>
    (used.get(form) ?? []).slice(isOfTest ? 0 : -1).flat()

  function choice(
    id: string,
    form: ChoiceForm,
    sentence: string,
    asked: Record<string, string>,
    turnOfTest?: number,
  ): AuthoredProblem {
    const seed = `${word.word} ${id}`
    const distractors = chooseDistractors(word, form, {
      sentence,
      lists,
      seed,
      turn: turnOfTest ?? place + [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
      used: usedBefore(form, turnOfTest !== undefined),
    })
    if (turnOfTest === undefined)
      used.set(form, [...(used.get(form) ?? []), distractors.words.map((other) => other.word)])
    if (distractors.doubts.length > 0) doubts.push({ id, reasons: distractors.doubts })
    const plain = plainSentence(sentence)
    const optionsOf: Record<ChoiceForm, () => Option[]> = {
      word_definition: () => definitionOptions(word, plain, distractors.words),
      word_recognition: () =>
        wordOptions(word, distractors.words, `Yes. ${plain}`, 'That is another meaning.'),
      sentence_completion: () =>
        wordOptions(word, distractors.words, `Yes: ${plain}`, 'It does not fit here.'),
    }
    const hintsOf: Record<ChoiceForm, string[]> = {
      word_definition: [`Read the word in a sentence: ${plain}`, word.hint],
      word_recognition: [word.hint, `It fits here: ${withGap(sentence)}`],
      sentence_completion: [word.hint, `The word means: ${word.definition}.`],
    }
    return {
      id,
      type: 'vocabulary_selection',
      hints: hintsOf[form],
      form,
      word: word.word,
      ...asked,
      options: shuffle(optionsOf[form](), seededRandom(seed)),
    }
  }

  const typed =
    (type: string) =>
    (id: string, sentence: string): AuthoredProblem => ({
      id,
      type,
      hints: [word.hint, firstLetterHint(word)],
      word: word.word,
      definition: word.definition,
      sample_sentence: withGap(sentence),
      spoken_sentence: plainSentence(sentence),
      explanation: meaningOf(word),
    })

  return {
    definition: (id: string, sentence: string, turn?: number) =>
      choice(id, 'word_definition', sentence, {}, turn),
    recognition: (id: string, sentence: string, turn?: number) =>
      choice(id, 'word_recognition', sentence, { definition: word.definition }, turn),
    completion: (id: string, sentence: string) =>
      choice(id, 'sentence_completion', sentence, { sample_sentence: withGap(sentence) }),
    unscrambling: typed('vocabulary_unscrambling'),
    spelling: typed('vocabulary_spelling'),
  }
}

/** The problems of a word, and for which of them the lists have too few others. */
export interface WordProblems {
  E: AuthoredProblem[]
  P: AuthoredProblem[]
  A: AuthoredProblem[]
  /** The question of a test, by its turn in each form that can be asked anew: both sentences are the lesson's. */
  T(form: 'definition' | 'recognition', turn: number): AuthoredProblem
  doubts: Doubt[]
}

/** SR-07: for each form one exercise and one proficiency problem, whose level is the number of the form; one for tests. */
export function wordProblems(word: Word, lists: WordLists): WordProblems {
  const doubts: Doubt[] = []
  const make = maker(word, lists, doubts)
  const [first, second] = word.sentences
  return {
    E: [
      make.definition('E1', first),
      make.recognition('E2', first),
      make.completion('E3', first),
      make.unscrambling('E4', first),
      make.spelling('E5', first),
    ],
    P: [
      { ...make.definition('P1', second), level: 0 },
      { ...make.recognition('P2', second), level: 1 },
      { ...make.completion('P3', second), level: 2 },
      { ...make.unscrambling('P4', second), level: 3 },
      { ...make.spelling('P5', second), level: 4 },
    ],
    A: [make.recognition('A1', second), make.spelling('A2', second)],
    T: (form, turn) => make[form]('T1', second, turn),
    doubts,
  }
}
