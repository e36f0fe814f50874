import type { AuthoredProblem } from '../files/skillFile'
import { plainSentence, type Word, withGap } from '../files/wordList'
import type { ChoiceForm, Distractors } from './distractors'
import { askBeside, type WordQuestion } from './wordQuestion'
import { type WordLists, wrongSets } from './wrongSets'

interface Doubt {
  /** The problem's id within the word. */
  id: string
  reasons: string[]
}

const firstLetterHint = ({ word }: Word) =>
  `It has ${word.length} letters and begins with **${word.charAt(0)}**.`
const meaningOf = ({ word, pos, definition }: Word) => `**${word}** (${pos}): ${definition}`

const typed =
  (type: string, word: Word) =>
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
  const sets = wrongSets(word, lists)
  const [first, second] = word.sentences
  const unscrambling = typed('vocabulary_unscrambling', word)
  const spelling = typed('vocabulary_spelling', word)

  const questionOf =
    (form: ChoiceForm) =>
    (id: string, sentence: string): WordQuestion => ({ id, form, sentence })
  const definition = questionOf('word_definition')
  const recognition = questionOf('word_recognition')
  const completion = questionOf('sentence_completion')

  const selection = (words: readonly Word[], question: WordQuestion): AuthoredProblem => ({
    type: 'vocabulary_selection',
    ...askBeside(word, words, question),
  })
  function ask(question: WordQuestion, { words, doubts: reasons }: Distractors): AuthoredProblem {
    if (reasons.length > 0) doubts.push({ id: question.id, reasons })
    return selection(words, question)
  }
  const choice = (question: WordQuestion) => ask(question, sets.ofLesson(question))

  const E = [
    choice(definition('E1', first)),
    choice(recognition('E2', first)),
    choice(completion('E3', first)),
    unscrambling('E4', first),
    spelling('E5', first),
  ]
  const chosen = [definition('P1', second), recognition('P2', second), completion('P3', second)]
  const P = [
    ...chosen.map((question, level) => ({ ...choice(question), level })),
    { ...unscrambling('P4', second), level: 3 },
    { ...spelling('P5', second), level: 4 },
  ]
  const timed = recognition('A1', second)
  const A = [ask(timed, sets.ofAfficiency(timed)), spelling('A2', second)]
  const variants = chosen.flatMap((question, level) =>
    sets.variantsOf(question).map((varied) => ({ ...selection(varied.words, varied.question), level })),
  )
  const tested = { definition, recognition }
  return {
    E,
    P: [...P, ...variants],
    A,
    T(form, turn) {
      const question = tested[form]('T1', second)
      return ask(question, sets.ofTest(question, turn))
    },
    doubts,
  }
}
