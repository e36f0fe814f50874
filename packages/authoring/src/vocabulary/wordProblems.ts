import { seededRandom, shuffle } from '@wordstride/core'
import type { AuthoredProblem } from '../files/skillFile'
import { plainSentence, type Word, withGap } from '../files/wordList'
import { type ChoiceForm, chooseDistractors, type Distractors } from './distractors'

interface Option {
  text: string
  correct?: boolean
  why: string
}

/** The words a question may draw its wrong answers from: the grade's own list first, then the neighbours'. */
export type WordLists = readonly (readonly Word[])[]

/** How many more sets of wrong answers a question of proficiency has. */
const VARIANTS = 3

/** Orders of the words that are tried for one turn. */
const TRIES_A_TURN = 3
const TRIES = 4 * TRIES_A_TURN

interface Question {
  /** Within the word. */
  id: string
  form: ChoiceForm
  /** With the word marked. */
  sentence: string
  /** What the form shows beside its options. */
  asked?: Record<string, string>
}

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

const namesOf = (words: readonly Word[]): string[] => words.map(({ word }) => word)

const isAmong = (words: readonly Word[], sets: readonly string[][]): boolean =>
  sets.some((set) => words.every(({ word }) => set.includes(word)))

/** Makes the problems of one word. The keys are right by construction: the right answer is the word's own. */
function maker(word: Word, lists: WordLists, doubts: Doubt[]) {
  const [own = [], ...ofOthers] = lists
  /** Words of the own field are too few to be of the grade, too. */
  const near = ofOthers.flat().filter((other) => word.near.includes(other.word))
  const place = Math.max(0, own.indexOf(word))
  /** The questions of a form have no wrong answer of the one before in common, and that of a test none of them. */
  const used = new Map<ChoiceForm, string[][]>()
  const ofVariants = new Map<ChoiceForm, string[][]>()

  const placeOf = (id: string) => place + [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const seedOf = (id: string) => `${word.word} ${id}`

  function questionWith(
    others: readonly Word[],
    { id, form, sentence, asked = {} }: Question,
  ): AuthoredProblem {
    const plain = plainSentence(sentence)
    const optionsOf: Record<ChoiceForm, () => Option[]> = {
      word_definition: () => definitionOptions(word, plain, others),
      word_recognition: () => wordOptions(word, others, `Yes. ${plain}`, 'That is another meaning.'),
      sentence_completion: () => wordOptions(word, others, `Yes: ${plain}`, 'It does not fit here.'),
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
      beside: namesOf(others),
      form,
      word: word.word,
      ...asked,
      options: shuffle(optionsOf[form](), seededRandom(seedOf(id))),
    }
  }

  /** Words of the grade, the least telling of some tries. */
  function chooseOfGrade({ id, form, sentence }: Question, used: readonly string[]): Distractors {
    let best: Distractors | undefined
    for (let tried = 0; tried < TRIES && best?.telling !== 0; tried++) {
      const asked = { sentence, lists: [own, near], seed: `${seedOf(id)} ${tried}`, used }
      const turn = placeOf(id) + Math.floor(tried / TRIES_A_TURN)
      const found = chooseDistractors(word, form, { ...asked, turn })
      if (best === undefined || found.telling < best.telling) best = found
    }
    return best as Distractors
  }

  const chooseAnywhere = ({ id, form, sentence }: Question, turn: number, before: readonly string[]) =>
    chooseDistractors(word, form, { sentence, lists, seed: seedOf(id), turn, used: before })

  function choice(question: Question, { isOfGrade }: { isOfGrade?: boolean } = {}): AuthoredProblem {
    const { id, form } = question
    const before = (used.get(form) ?? []).slice(-1).flat()
    const ofGrade = isOfGrade ? chooseOfGrade(question, before) : null
    const { words, doubts: found } =
      ofGrade?.doubts.length === 0 && ofGrade.telling === 0
        ? ofGrade
        : chooseAnywhere(question, placeOf(id), before)
    used.set(form, [...(used.get(form) ?? []), namesOf(words)])
    if (found.length > 0) doubts.push({ id, reasons: found })
    return questionWith(words, question)
  }

  /** The same with other words of the grade beside it, as often as the list has enough of them that keep every rule. */
  function variantsOf(question: Question): AuthoredProblem[] {
    const { id, form } = question
    const spent = [...(used.get(form) ?? [])]
    const variants: AuthoredProblem[] = []
    for (let number = 1; number <= VARIANTS; number++) {
      const varied = { ...question, id: `${id}${number}` }
      // The few words of the own field come again.
      const before = spent.flat().filter((other) => !word.near.includes(other))
      const { words, doubts: found } = chooseOfGrade(varied, before)
      if (found.length > 0 || isAmong(words, spent)) continue
      spent.push(namesOf(words))
      variants.push(questionWith(words, varied))
    }
    ofVariants.set(form, spent)
    return variants
  }

  function ofTest(question: Question, turn: number): AuthoredProblem {
    const { id, form } = question
    const asked = [...ofVariants.values()].flat()
    let chosen = chooseAnywhere(question, turn, (used.get(form) ?? []).flat())
    for (let more = 0; more < TRIES && isAmong(chosen.words, asked); more++)
      chosen = chooseAnywhere(question, turn + more, asked.flat())
    if (chosen.doubts.length > 0) doubts.push({ id, reasons: chosen.doubts })
    return questionWith(chosen.words, question)
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

  const questions = {
    definition: (id: string, sentence: string): Question => ({ id, form: 'word_definition', sentence }),
    recognition: (id: string, sentence: string): Question => ({
      ...{ id, form: 'word_recognition', sentence },
      asked: { definition: word.definition },
    }),
    completion: (id: string, sentence: string): Question => ({
      ...{ id, form: 'sentence_completion', sentence },
      asked: { sample_sentence: withGap(sentence) },
    }),
  }

  return {
    choice,
    variantsOf,
    ofTest,
    questions,
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

/**
 * SR-07: for each form one exercise and one proficiency problem, whose level is the number of the form; one for tests.
 * What is chosen stands in proficiency beside three other sets of words, too (SR-10).
 */
export function wordProblems(word: Word, lists: WordLists): WordProblems {
  const doubts: Doubt[] = []
  const { choice, variantsOf, ofTest, questions, unscrambling, spelling } = maker(word, lists, doubts)
  const { definition, recognition, completion } = questions
  const [first, second] = word.sentences
  const chosen = [definition('P1', second), recognition('P2', second), completion('P3', second)]
  const E = [
    choice(definition('E1', first)),
    choice(recognition('E2', first)),
    choice(completion('E3', first)),
    unscrambling('E4', first),
    spelling('E5', first),
  ]
  const P = [
    ...chosen.map((question, level) => ({ ...choice(question), level })),
    { ...unscrambling('P4', second), level: 3 },
    { ...spelling('P5', second), level: 4 },
  ]
  const A = [choice(recognition('A1', second), { isOfGrade: true }), spelling('A2', second)]
  const variants = chosen.flatMap((question, level) =>
    variantsOf(question).map((problem) => ({ ...problem, level })),
  )
  return {
    E,
    P: [...P, ...variants],
    A,
    T: (form, turn) => ofTest(questions[form]('T1', second), turn),
    doubts,
  }
}
