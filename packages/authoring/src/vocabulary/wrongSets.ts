import type { Word } from '../files/wordList'
import { type ChoiceForm, chooseDistractors, type Distractors } from './distractors'
import { namesOf, seedOf, type WordQuestion } from './wordQuestion'

/** The words a question may draw its wrong answers from: the grade's own list first, then the neighbours'. */
export type WordLists = readonly (readonly Word[])[]

/** How many more sets of wrong answers a question of proficiency has. */
const VARIANTS = 3

/** Words of an earlier set of lessons that may stand beside the word in afficiency, too. */
const MOST_AGAIN = 1

/** Orders of the words that are tried for one turn. */
const TRIES_A_TURN = 3
const TRIES = 4 * TRIES_A_TURN

const isAmong = (words: readonly Word[], sets: readonly string[][]): boolean =>
  sets.some((set) => words.every(({ word }) => set.includes(word)))

/** A question of proficiency under an id of its own, and the words that it is asked beside. */
interface Variant {
  question: WordQuestion
  words: Word[]
}

/** The wrong answers to the questions about one word, which know of each other. */
export interface WrongSets {
  /** Of a lesson, in the order of the calls: nothing of the set before, in the same form. */
  ofLesson(question: WordQuestion): Distractors
  /** Words of the grade where they keep every rule; nothing of the set before, in the same form, and one word at most of those before it. */
  ofAfficiency(question: WordQuestion): Distractors
  /** Words of the grade, as often as the list has enough of them that keep every rule. */
  variantsOf(question: WordQuestion): Variant[]
  /** Nothing of the sets of lessons, in the same form, and no set as a whole. */
  ofTest(question: WordQuestion, turn: number): Distractors
}

export function wrongSets(word: Word, lists: WordLists): WrongSets {
  const [own = [], ...ofOthers] = lists
  /** Words of the own field are too few to be of the grade, too. */
  const near = ofOthers.flat().filter((other) => word.near.includes(other.word))
  const ofGrade = [own, near]
  const place = Math.max(0, own.indexOf(word))
  const inLessons = new Map<ChoiceForm, string[][]>()
  const inVariants: string[][] = []

  const setsOf = (form: ChoiceForm) => inLessons.get(form) ?? []
  const turnOf = (id: string) => place + [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

  /** Words of the grade, the least telling of some tries. */
  function chooseOfGrade({ id, form, sentence }: WordQuestion, used: readonly string[]): Distractors {
    let best: Distractors | undefined
    for (let tried = 0; tried < TRIES && best?.telling !== 0; tried++) {
      const found = chooseDistractors(word, form, {
        sentence,
        lists: ofGrade,
        seed: `${seedOf(word, id)} ${tried}`,
        turn: turnOf(id) + Math.floor(tried / TRIES_A_TURN),
        used,
      })
      if (best === undefined || found.telling < best.telling) best = found
    }
    return best as Distractors
  }

  const chooseAnywhere = (
    { id, form, sentence }: WordQuestion,
    turn: number,
    used: readonly string[],
  ): Distractors => chooseDistractors(word, form, { sentence, lists, seed: seedOf(word, id), turn, used })

  function keep({ form }: WordQuestion, chosen: Distractors): Distractors {
    inLessons.set(form, [...setsOf(form), namesOf(chosen.words)])
    return chosen
  }

  return {
    ofLesson(question) {
      const used = setsOf(question.form).slice(-1).flat()
      return keep(question, chooseAnywhere(question, turnOf(question.id), used))
    },

    ofAfficiency(question) {
      const earlier = setsOf(question.form)
      const used = [
        ...earlier.slice(-1).flat(),
        ...earlier.slice(0, -1).flatMap((set) => set.slice(0, -MOST_AGAIN)),
      ]
      const chosen = chooseOfGrade(question, used)
      const isSound = chosen.doubts.length === 0 && chosen.telling === 0
      return keep(question, isSound ? chosen : chooseAnywhere(question, turnOf(question.id), used))
    },

    variantsOf(question) {
      const sets = [...setsOf(question.form)]
      const variants: Variant[] = []
      for (let number = 1; number <= VARIANTS; number++) {
        // The few words of the own field come again.
        const used = sets.flat().filter((other) => !word.near.includes(other))
        const varied = { ...question, id: `${question.id}${number}` }
        const { words, doubts } = chooseOfGrade(varied, used)
        if (doubts.length > 0 || isAmong(words, sets)) continue
        sets.push(namesOf(words))
        variants.push({ question: varied, words })
      }
      inVariants.push(...variants.map(({ words }) => namesOf(words)))
      return variants
    },

    ofTest(question, turn) {
      const asked = [...[...inLessons.values()].flat(), ...inVariants]
      let chosen = chooseAnywhere(question, turn, setsOf(question.form).flat())
      for (let more = 0; more < TRIES && isAmong(chosen.words, asked); more++)
        chosen = chooseAnywhere(question, turn + more, asked.flat())
      return chosen
    },
  }
}
