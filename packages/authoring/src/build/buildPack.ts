import { createHash } from 'node:crypto'
import { basename, dirname } from 'node:path'
import type { ContentPack, PackCard, PackChapter, PackProblem } from '@wordstride/content'
import { chapterFileSchema } from '../files/skillFile'
import { buildAdditionalCards } from './buildAdditionalCards'
import type { BuildContext } from './buildContext'
import { buildSkill } from './buildSkill'
import { buildTests, buildWordTests } from './buildTests'
import { buildCards, buildWordList, makeWords, readWordList, withoutRepeats } from './buildWordList'
import {
  additionalListFiles,
  chapterFiles,
  numberIn,
  skillFilesOf,
  strayFiles,
  testFiles,
  wordListFiles,
} from './listFiles'
import { readYaml } from './readYaml'

export interface BuildResult extends BuildContext {
  pack: ContentPack
}

export interface BuildWishes {
  /** Of these skills, word lists and tests only; others of their chapter or words are not looked at. */
  isWanted?(file: string): boolean
}

const all = () => true

const NOT_READ =
  'This file is not read: skills stand in ae.la/grade-N/chapter-N with a chapter-N.yaml beside that folder, words in ae.voc/grade-N.yaml, tests in tests/grade-N.yaml, with grades from 0 to 12.'

function buildChapter(
  file: string,
  gradeId: number,
  context: BuildContext,
  isWanted: (file: string) => boolean,
): PackChapter | null {
  const yaml = readYaml(file, chapterFileSchema)
  if (!yaml.ok) {
    context.errors.push(...yaml.errors)
    return null
  }
  const key = `ae.la ${gradeId} chapter ${yaml.data.chapter_id}`
  const first = context.places.get(key)
  if (first) {
    const message = `Chapter ${yaml.data.chapter_id} stands in ${basename(first.file)} already.`
    context.errors.push({ ...yaml.errorAt(['chapter_id'], message), isCopy: true })
    return null
  }
  context.places.set(key, yaml.errorAt(['chapter_id'], ''))
  const skills = skillFilesOf(file)
    .filter(isWanted)
    .map((skillFile) => buildSkill(skillFile, gradeId, context))
    .filter((skill) => skill !== null)
  return {
    section_type: 'ae.la',
    grade_id: gradeId,
    chapter_id: yaml.data.chapter_id,
    chapter_name: yaml.data.name,
    skills: skills.sort((a, b) => a.skill_seq - b.skill_seq),
  }
}

/** Builds a pack from its files; what is wrong comes back as errors with file and line, never as a throw. */
export function buildPack(folder: string, { isWanted = all }: BuildWishes = {}): BuildResult {
  const context: BuildContext = { errors: [], warnings: [], places: new Map() }
  const chapters: PackChapter[] = []
  const cards: PackCard[] = []
  const tests: PackProblem[] = []

  for (const file of strayFiles(folder).filter(isWanted))
    context.errors.push({ file, line: null, path: '', message: NOT_READ })
  for (const file of chapterFiles(folder)) {
    const chapter = buildChapter(file, numberIn(basename(dirname(file))), context, isWanted)
    if (chapter) chapters.push(chapter)
  }
  const wantsWords = [...wordListFiles(folder), ...additionalListFiles(folder)].some(isWanted)
  // Wrong answers come from all lists, and a word stands once over all.
  const readLists = (wantsWords ? wordListFiles(folder) : [])
    .map((file) => readWordList(file, numberIn(basename(file)), context))
    .filter((list) => list !== null)
  const wordLists = withoutRepeats(readLists, context)
  for (const list of wordLists.filter(({ file }) => isWanted(file))) {
    const made = makeWords(list, wordLists)
    chapters.push(buildWordList(list, made, context))
    cards.push(...buildCards(list))
    tests.push(...buildWordTests(list, made, context))
  }
  const taken = new Map(
    wordLists.flatMap(({ words, errorAt }) =>
      words.map(({ word }, i) => [word, errorAt(['words', i], '')] as const),
    ),
  )
  for (const file of wantsWords ? additionalListFiles(folder) : []) {
    const additional = buildAdditionalCards(file, numberIn(basename(file)), taken, context)
    if (isWanted(file)) cards.push(...additional)
  }

  for (const file of testFiles(folder).filter(isWanted))
    tests.push(...buildTests(file, numberIn(basename(file)), context))

  const content = { chapters, cards, tests }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { pack: { version, ...content }, ...context }
}
