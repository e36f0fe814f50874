import { type Random, seededRandom, shuffle } from '@wordstride/core'
import { PROFICIENCY_COUNTS } from '@wordstride/learning'
import { memoryOf, type Recall } from '@wordstride/learning/review'
import { normal } from './pupils'

/**
 * `npm run simulate -- retention`: words that are learned over a term, with the daily review, with as many words of the day
 * drawn by lot, and without any. The students forget by a model that knows nothing of FSRS: a half-life for each word that
 * grows with a recall, the more the nearer to forgetting it comes, and falls with a lapse.
 */
const PUPILS = 30
const WEEKS = 16
const WORDS_A_DAY = 5
const REVIEWS_A_DAY = PROFICIENCY_COUNTS['ae.voc'].size
/** Days in which half of the new words would be gone. */
const HALF_LIFE = 8
/** After the last day of school. */
const HOLIDAYS = 28
const DAY_MS = 86_400_000

interface Word {
  /** Days. */
  halfLife: number
  /** Day of the last look at it. */
  seenOn: number
  recalls: Recall[]
}

type Choice = (words: readonly Word[], day: number, random: Random) => Word[]

const chanceOf = ({ halfLife, seenOn }: Word, day: number): number => 2 ** (-(day - seenOn) / halfLife)

/** Looks at a word on a day: whether it came to mind, and what that does to it. */
function recall(word: Word, day: number, random: Random): void {
  const chance = chanceOf(word, day)
  const isRecalled = random() < chance
  word.halfLife = isRecalled ? word.halfLife * (1.2 + 1.8 * (1 - chance)) : Math.max(1, word.halfLife * 0.7)
  word.seenOn = day
  word.recalls.push({ at: day * DAY_MS, isRecalled })
}

/** What is due, by how far it is overdue for its strength; gives the days of `order` first. */
const due =
  (order: 'least overdue' | 'longest due'): Choice =>
  (words, day) =>
    words
      .flatMap((word) => {
        const memory = memoryOf(word.recalls)
        if (!memory || memory.dueAt >= (day + 1) * DAY_MS) return []
        const days = day - memory.dueAt / DAY_MS
        return [{ word, late: order === 'longest due' ? -days : days / memory.stability }]
      })
      .sort((a, b) => a.late - b.late)
      .slice(0, REVIEWS_A_DAY)
      .map(({ word }) => word)

const CHOICES: Record<string, Choice> = {
  'no review': () => [],
  'words by lot': (words, _, random) => shuffle(words, random).slice(0, REVIEWS_A_DAY),
  'FSRS, longest due first': due('longest due'),
  'FSRS, least overdue first': due('least overdue'),
}

function playTerm(choose: Choice, random: Random) {
  const words: Word[] = []
  let reviews = 0
  const strength = HALF_LIFE * Math.exp(0.4 * normal(random))
  for (let day = 0; day < WEEKS * 7; day++) {
    if (day % 7 >= 5) continue
    for (const word of choose(words, day, random)) {
      recall(word, day, random)
      reviews++
    }
    for (let i = 0; i < WORDS_A_DAY; i++) {
      const halfLife = Math.max(0.5, strength * Math.exp(0.5 * normal(random)))
      words.push({ halfLife, seenOn: day, recalls: [{ at: day * DAY_MS, isRecalled: true }] })
    }
  }
  const knownOn = (day: number) => words.reduce((sum, word) => sum + chanceOf(word, day), 0) / words.length
  return { reviews, atEnd: knownOn(WEEKS * 7), later: knownOn(WEEKS * 7 + HOLIDAYS) }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
const table = Object.fromEntries(
  Object.entries(CHOICES).map(([name, choose]) => {
    const terms = Array.from({ length: PUPILS }, (_, i) => playTerm(choose, seededRandom(`pupil ${i}`)))
    const mean = (of: (term: (typeof terms)[number]) => number) =>
      terms.reduce((sum, term) => sum + of(term), 0) / terms.length
    return [
      name,
      {
        'reviews a day': (mean(({ reviews }) => reviews) / (WEEKS * 5)).toFixed(1),
        'known at the end of term': percent(mean(({ atEnd }) => atEnd)),
        'four weeks later': percent(mean(({ later }) => later)),
      },
    ]
  }),
)
console.log(`${WEEKS * 5 * WORDS_A_DAY} words in ${WEEKS} weeks, ${PUPILS} students`)
console.table(table)
