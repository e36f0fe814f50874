import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AuthoredProblem } from '../files/skillFile'
import type { Word } from '../files/wordList'
import { isSameFamily } from './stem'
import { domainOf, isNearInMeaning } from './wordNet'
import { wordProblems } from './wordProblems'

const NOUNS = 'apple bridge candle dragon engine forest garden hammer island jacket kitten ladder'.split(' ')
const VERBS = 'arrive borrow carry dance explore follow gather hurry repair mend jump whisper'.split(' ')

const toWord = (word: string, pos: 'noun' | 'verb', change: Partial<Word> = {}): Word => ({
  word,
  pos,
  definition: `thing number ${[...NOUNS, ...VERBS].indexOf(word)}, ${word.length} letters long`,
  sentences: [`See the *${word}* here.`, `Now *${word}* it is.`],
  hint: 'Think of it.',
  synonyms: [],
  avoid: [],
  near: [],
  wrong_meanings: [],
  ...change,
})

const ALL = [...NOUNS.map((word) => toWord(word, 'noun')), ...VERBS.map((word) => toWord(word, 'verb'))]
const lists = fc.shuffledSubarray(ALL, { minLength: 12 }).map((words) => [words, ALL])

interface Option {
  text: string
  correct?: boolean
}
const optionsOf = (problem: AuthoredProblem): Option[] => (problem.options ?? []) as Option[]
const choicesOf = (problems: readonly AuthoredProblem[]) =>
  problems.filter(({ type }) => type === 'vocabulary_selection')

describe('wordProblems', () => {
  it('[SR-07] makes each form once for learning and once for proficiency, where the level is the form', () => {
    const { E, P, A } = wordProblems(ALL[0] as Word, [ALL])
    const forms = (problems: readonly AuthoredProblem[]) => problems.map(({ type, form }) => form ?? type)
    const all = [
      'word_definition',
      'word_recognition',
      'sentence_completion',
      'vocabulary_unscrambling',
      'vocabulary_spelling',
    ]
    expect(forms(E)).toEqual(all)
    expect(forms(P.slice(0, 5))).toEqual(all)
    expect(P.slice(0, 5).map(({ level }) => level)).toEqual([0, 1, 2, 3, 4])
    expect(A.length).toBeGreaterThan(0)
  })

  it('[SR-10] asks what is chosen beside other words of the grade, too, and names them', () => {
    const word = toWord('kitten', 'noun', { near: ['dragon', 'island'] })
    const grade = [word, ...ALL.filter((other) => other.word !== 'kitten')]
    const { E, P } = wordProblems(word, [grade, [toWord('onion', 'noun')]])
    const variants = choicesOf(P).filter(({ id }) => id.length > 2)
    expect(new Set(variants.map(({ level }) => level))).toEqual(new Set([0, 1, 2]))
    const names = new Set(grade.map((other) => other.word))
    for (const { id, form, level, beside = [], options } of variants) {
      expect(id).toMatch(new RegExp(`^P${Number(level) + 1}[123]$`))
      expect(beside).toHaveLength(3)
      for (const name of beside) expect(names).toContain(name)
      const wrong = (options as Option[]).flatMap(({ text, correct }) => (correct ? [] : [text]))
      const meanings = beside.map((name) => grade.find((other) => other.word === name)?.definition)
      expect(wrong.toSorted()).toEqual((form === 'word_definition' ? meanings : [...beside]).toSorted())
    }
    const setOf = ({ beside = [] }: AuthoredProblem) => [...beside].sort().join()
    for (const form of ['word_definition', 'word_recognition', 'sentence_completion']) {
      const sets = choicesOf([...E, ...P]).flatMap((each) => (each.form === form ? [setOf(each)] : []))
      expect(new Set(sets).size).toBe(sets.length)
    }
  })

  it('asks in afficiency beside other words than in learning and proficiency', () => {
    const nouns = NOUNS.map((word) => toWord(word, 'noun', { sentences: ['A *word*.', 'Two *words*.'] }))
    for (const word of nouns) {
      const { E, P, A } = wordProblems(word, [nouns])
      const besides = (problems: readonly AuthoredProblem[]) =>
        choicesOf(problems).flatMap(({ form, beside = [] }) => (form === 'word_recognition' ? [beside] : []))
      const [ofE = [], ofP = [], ofA = []] = [E, P.filter(({ id }) => id === 'P2'), A].flatMap(besides)
      expect(ofA).toHaveLength(3)
      expect(ofA.filter((name) => ofP.includes(name))).toEqual([])
      expect(ofA.filter((name) => ofE.includes(name)).length).toBeLessThan(2)
    }
  })

  it('names no word whose meaning gives way to a written one', () => {
    const word = toWord('kitten', 'noun', { wrong_meanings: ['a small dog', 'a toy'] })
    const { P } = wordProblems(word, [[word, ...ALL.filter((other) => other.word !== 'kitten')]])
    for (const { form, beside = [], options } of choicesOf(P)) {
      if (form !== 'word_definition') continue
      const wrong = (options as Option[]).flatMap(({ text, correct }) => (correct ? [] : [text]))
      const meanings = beside.map((name) => ALL.find((other) => other.word === name)?.definition)
      expect(wrong.toSorted()).toEqual(['a small dog', 'a toy', ...meanings].toSorted())
    }
  })

  it('has the word itself as its only key, among four different options', () => {
    fc.assert(
      fc.property(lists, ([words = [], all = []]) => {
        const word = words[0] as Word
        const { E, P, A } = wordProblems(word, [words, all])
        for (const problem of choicesOf([...E, ...P, ...A])) {
          const options = optionsOf(problem)
          const right = problem.form === 'word_definition' ? word.definition : word.word
          expect(options.filter(({ correct }) => correct).map(({ text }) => text)).toEqual([right])
          expect(new Set(options.map(({ text }) => text)).size).toBe(4)
        }
      }),
    )
  })

  it('never offers a synonym, a word of the same family or one of the hand lists', () => {
    fc.assert(
      fc.property(lists, fc.subarray(NOUNS, { maxLength: 4 }), ([words = [], all = []], avoid) => {
        const chosen = { ...(words[0] as Word), avoid }
        const { E, P } = wordProblems(chosen, [[chosen, ...words.slice(1)], all])
        for (const problem of choicesOf([...E, ...P])) {
          if (problem.form === 'word_definition') continue
          for (const { text, correct } of optionsOf(problem)) {
            if (correct) continue
            expect(isNearInMeaning(chosen.word, text)).toBe(false)
            expect(isSameFamily(chosen.word, text)).toBe(false)
            expect(avoid).not.toContain(text)
          }
        }
      }),
    )
  })

  it('offers a word of the own field that the list names, beside two of one other field', () => {
    const kitten = toWord('kitten', 'noun', { near: ['dragon'] })
    const words = [kitten, ...ALL.filter(({ word }) => word !== 'kitten')]
    const { E } = wordProblems(kitten, [words])
    const asked = choicesOf(E).filter(({ form }) => form !== 'word_definition')
    expect(asked).toHaveLength(2)
    for (const problem of asked) {
      const wrong = optionsOf(problem).flatMap(({ text, correct }) => (correct ? [] : [text]))
      expect(wrong).toContain('dragon')
      const others = wrong.filter((text) => text !== 'dragon')
      expect(new Set(others.map((text) => domainOf(text, 'noun'))).size).toBe(1)
    }
  })

  it('reports a near word that no list has as the same part of speech', () => {
    const kitten = toWord('kitten', 'noun', { near: ['dragon', 'arrive', 'dragoon'] })
    const words = [kitten, ...ALL.filter(({ word }) => word !== 'kitten')]
    expect(wordProblems(kitten, [words]).doubts.flatMap(({ reasons }) => reasons)).toContain(
      'near: no other noun of a list is "arrive", "dragoon"',
    )
  })

  it('reports a gap for a noun or verb that has no wrong answer of the own field', () => {
    const reasonsFor = (near: string[]) => {
      const kitten = toWord('kitten', 'noun', { near })
      const { doubts } = wordProblems(kitten, [[kitten, ...ALL.filter(({ word }) => word !== 'kitten')]])
      return doubts.flatMap(({ id, reasons }) => reasons.map((reason) => `${id} ${reason}`))
    }
    expect(reasonsFor(['dragon'])).toEqual(['P3 near: no wrong answer of the same field'])
    expect(reasonsFor(['dragon', 'island'])).toEqual([])
  })

  it('leaves no clue in the article before the gap', () => {
    const island = toWord('island', 'noun', { sentences: ['We saw an *island*.', 'It is an *island*.'] })
    const vowels = 'apple engine onion oven eagle'.split(' ').map((word) => toWord(word, 'noun'))
    const { P } = wordProblems(island, [[...ALL, ...vowels]])
    const completion = P.find(({ form }) => form === 'sentence_completion') as AuthoredProblem
    for (const { text } of optionsOf(completion)) expect(text).toMatch(/^[aeio]/)
  })

  it('says the answer neither in a hint nor in the sentence with the gap', () => {
    const { E, P } = wordProblems(ALL[3] as Word, [ALL])
    for (const { form, type, hints, sample_sentence } of [...E, ...P]) {
      if (form === 'word_definition') continue
      expect(JSON.stringify(hints), `${form ?? type}`).not.toContain('dragon')
      expect(String(sample_sentence ?? '')).not.toContain('dragon')
    }
  })

  it('reports the questions for which the list has too few words', () => {
    const few = ALL.slice(0, 3)
    expect(wordProblems(few[0] as Word, [few]).doubts.length).toBeGreaterThan(0)
    const apple = toWord('apple', 'noun', { near: ['island', 'engine', 'dragon'] })
    expect(wordProblems(apple, [[apple, ...ALL.slice(1)]]).doubts).toEqual([])
  })
})
