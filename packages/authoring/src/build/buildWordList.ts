import { basename } from 'node:path'
import type { PackCard, PackChapter, PackSkill, Pool } from '@wordstride/content'
import type { AuthoredProblem } from '../files/skillFile'
import { isUnfinished } from '../files/unfinished'
import { type Word, withGap, wordListSchema } from '../files/wordList'
import { type WordProblems, wordProblems } from '../vocabulary/wordProblems'
import type { WordLists } from '../vocabulary/wrongSets'
import { buildCard } from './buildCard'
import { type BuildContext, buildPool } from './buildContext'
import type { SkillIdentity } from './buildProblem'
import { isOfKnownType } from './knownType'
import { readYaml, type YamlFile } from './readYaml'

const POOLS = ['E', 'P', 'A'] as const

/** Minutes for one word (SR-07). */
const TIME = 0.25

const CORRECT_IN_A_ROW = 2

export interface WordList {
  file: string
  gradeId: number
  name: string
  standards: readonly string[]
  words: readonly Word[]
  errorAt: Extract<YamlFile<unknown>, { ok: true }>['errorAt']
}

/** Null when the file cannot be read. */
export function readWordList(file: string, gradeId: number, context: BuildContext): WordList | null {
  const yaml = readYaml(file, wordListSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors)
    return null
  }
  const { name, standards, words } = yaml.data
  return { file, gradeId, name, standards, words, errorAt: yaml.errorAt }
}

/** A word stands once over all lists; what repeats it is reported and left out. */
export function withoutRepeats(lists: readonly WordList[], { errors }: BuildContext): WordList[] {
  const places = new Map<string, string>()
  return lists.map((list) => {
    const kept = list.words.flatMap(({ word }, i) => {
      const { line } = list.errorAt(['words', i], '')
      const place = places.get(word)
      if (place === undefined) {
        places.set(word, `${basename(list.file)}:${line}`)
        return [i]
      }
      const message = `The word "${word}" stands in ${place} already.`
      errors.push({ ...list.errorAt(['words', i], message), isCopy: true })
      return []
    })
    return {
      ...list,
      words: kept.map((i) => list.words[i] as Word),
      errorAt: (path, message) =>
        list.errorAt(
          path.map((part, depth) => (depth === 1 ? (kept[Number(part)] ?? part) : part)),
          message,
        ),
    }
  })
}

/** In the order of the list (SR-41). */
export const buildCards = ({ gradeId, words }: WordList): PackCard[] =>
  words.map((word, i) =>
    buildCard(
      { ...word, sentence: word.sentences[0] },
      { grade_id: gradeId, keyword_type: 'primary', card_seq: i + 1 },
    ),
  )

/** The grade's own words first, then those of the nearest grades. */
const nearestLists = (gradeId: number, lists: readonly WordList[]): WordLists =>
  [...lists]
    .sort((a, b) => Math.abs(a.gradeId - gradeId) - Math.abs(b.gradeId - gradeId))
    .map(({ words }) => words)

const finishedOf = ({ problems = [] }: Pick<Word, 'problems'>): AuthoredProblem[] =>
  problems.filter((problem): problem is AuthoredProblem => !isUnfinished(problem))

/** What is written goes before what would be made. */
export function withWritten(
  made: readonly AuthoredProblem[],
  word: Pick<Word, 'problems'>,
  pool: Pool,
): AuthoredProblem[] {
  const written = finishedOf(word).filter(({ id }) => id.startsWith(pool))
  const added = written.filter(({ id }) => made.every((one) => one.id !== id))
  return [...made.map((one) => written.find(({ id }) => id === one.id) ?? one), ...added]
}

/** The problems of each word, for the lesson and for tests. */
export function makeWords({ gradeId, words }: WordList, lists: readonly WordList[]): WordProblems[] {
  const sources = nearestLists(gradeId, lists)
  return words.map((word) => wordProblems(word, sources))
}

/** Where a problem of word number `index` is written; what is made stands at the word. */
export function pathOfProblem({ problems = [] }: Word, index: number, problem: AuthoredProblem) {
  const number = (problems as readonly AuthoredProblem[]).indexOf(problem)
  return number === -1 ? ['words', index] : ['words', index, 'problems', number]
}

const LEAST_OPTIONS = 2

/** Made, of a type that there is, and with something to choose from. */
export const canBeAsked = (problem: AuthoredProblem): boolean =>
  isOfKnownType(problem) && !(Array.isArray(problem.options) && problem.options.length < LEAST_OPTIONS)

const GAP_FIRST =
  'The gap comes first: it wants a capital letter, and what is chosen or typed has none. Put words before it.'

/** Builds the words of a grade: each is a skill (SR-07). */
export function buildWordList(
  list: WordList,
  made: readonly WordProblems[],
  context: BuildContext,
): PackChapter {
  const { gradeId, words, name, standards, errorAt } = list
  const skills = words.map((word, i): PackSkill => {
    const identity: SkillIdentity = {
      section_type: 'ae.voc',
      grade_id: gradeId,
      skill_id: word.word,
      skill_name: word.word,
    }
    const generated = made[i] as WordProblems
    const pathOf = () => ['words', i]
    const replaced = new Set(finishedOf(word).map(({ id }) => id))
    const isServed = ({ id }: { id: string }) => !replaced.has(id)
    for (const { id, reasons } of generated.doubts.filter(isServed))
      context.warnings.push(errorAt(pathOf(), `${word.word}.${id}: ${reasons.join('; ')}.`))
    for (const [at, sentence] of word.sentences.entries())
      if (withGap(sentence).startsWith('_'))
        context.warnings.push(errorAt(['words', i, 'sentences', at], GAP_FIRST))
    const served = POOLS.flatMap((pool) => generated[pool]).filter(isServed)
    if (!served.filter(isOfKnownType).every(canBeAsked))
      context.errors.push(
        errorAt(
          pathOf(),
          `No word can stand beside "${word.word}" as a wrong answer: add words to the list.`,
        ),
      )
    return {
      skill_id: word.word,
      skill_seq: i + 1,
      skill_name: word.word,
      standards: [...standards],
      weight: 1,
      specified_time: TIME,
      number_of_correct_in_a_row: CORRECT_IN_A_ROW,
      problems: POOLS.flatMap((pool) =>
        buildPool(
          {
            problems: withWritten(generated[pool].filter(canBeAsked), word, pool),
            pool,
            pathOf: (_, problem) => pathOfProblem(word, i, problem),
            errorAt,
          },
          identity,
          context,
        ),
      ),
      demos: [],
    }
  })
  return { section_type: 'ae.voc', grade_id: gradeId, chapter_id: 1, chapter_name: name, skills }
}
