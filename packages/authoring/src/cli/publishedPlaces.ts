import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { readSkillProblem, readTestProblem, readWordProblem, type TestProblemName } from '@wordstride/content'
import { isMap, isSeq, parseDocument, stringify } from 'yaml'
import { skillFiles, wordListFiles } from '../build/listFiles'
import { type DraftForm, formOf } from '../draft/draftForm'
import {
  findItem,
  type ItemName,
  type ListPath,
  withItem,
  withoutAnchors,
  withoutItem,
  withValue,
} from './yamlLists'

/** The place of a published problem in the files. */
export interface PublishedPlace {
  file: string
  /** In its list. */
  name: ItemName
  form: DraftForm
  /** The list that has it now. */
  find(text: string): ListPath | null
  /** The text with what must be there around the problem, the list for it, and what stands there of it. */
  prepare(
    text: string,
    written: Record<string, unknown>,
  ): { text: string; list: ListPath; value: Record<string, unknown> }
}

const LISTS = { E: 'exercises', AE: 'assisted', P: 'proficiency', A: 'afficiency', T: 'tests' } as const

const inList = (list: ListPath): Pick<PublishedPlace, 'find' | 'prepare'> => ({
  find: () => list,
  prepare: (text, written) => ({ text, list, value: written }),
})

function inSkill(pack: string, problemId: string): PublishedPlace | null {
  const name = readSkillProblem(problemId)
  const file =
    name &&
    skillFiles(pack).find(
      (path) => parseDocument(readFileSync(path, 'utf8')).get('skill_id') === name.skillId,
    )
  if (!name || !file) return null
  return { file, name: { id: name.id }, form: formOf('ae.la', name.pool), ...inList([LISTS[name.pool]]) }
}

/** What is made of a word stands in no file; what is written instead stands with the word. */
function inWord(pack: string, problemId: string): PublishedPlace | null {
  const name = readWordProblem(problemId)
  if (!name) return null
  for (const file of wordListFiles(pack)) {
    const words = parseDocument(readFileSync(file, 'utf8')).get('words')
    const index = isSeq(words)
      ? words.items.findIndex((item) => isMap(item) && item.get('word') === name.skillId)
      : -1
    if (index < 0) continue
    const list = inList(['words', index, 'problems'])
    return { file, name: { id: name.id }, form: formOf('ae.voc', name.pool), ...list }
  }
  return null
}

/** A problem of a test names its topic first, and its passage stands once above all that ask about it. */
const asItem = ({ id, topic: _, passage: __, ...rest }: Record<string, unknown>, topic: string) => ({
  id,
  topic,
  ...rest,
})

interface ReadingFile {
  reading?: { passage: { title: string } }[]
}

const readingLists = (text: string): { list: ListPath; passage: { title: string } }[] =>
  ((parseDocument(text).toJS() as ReadingFile).reading ?? []).map(({ passage }, i) => ({
    list: ['reading', i, 'problems'],
    passage,
  }))

const languagePlace = ({ topic }: TestProblemName): Pick<PublishedPlace, 'find' | 'prepare'> => ({
  find: () => ['language'],
  prepare: (text, written) => ({ text, list: ['language'], value: asItem(written, topic) }),
})

/** A number may stand once under each topic. */
const itemName = ({ id, topic }: TestProblemName): ItemName => ({ id, topic })

const readingPlace = (problem: TestProblemName): Pick<PublishedPlace, 'find' | 'prepare'> => {
  const name = itemName(problem)
  const find = (text: string): ListPath | null => {
    const document = parseDocument(text)
    return readingLists(text).find(({ list }) => findItem(document, list, name))?.list ?? null
  }
  return {
    find,
    prepare(text, written) {
      const passage = written.passage as { title?: string }
      const value = asItem(written, problem.topic)
      const current = find(text)
      const target = readingLists(text).find((one) => one.passage.title === passage?.title)
      const left =
        current && !isDeepStrictEqual(current, target?.list)
          ? withoutItem(withoutAnchors(text, current, name), current, name)
          : text
      if (!target) {
        const entry = stringify({ passage, problems: [value] }, { lineWidth: 0 })
          .trimEnd()
          .split('\n')
        const list: ListPath = ['reading', readingLists(left).length, 'problems']
        return { text: withItem(left, ['reading'], { id: '' }, entry), list, value }
      }
      const kept = isDeepStrictEqual(target.passage, passage)
        ? left
        : withValue(left, [...target.list.slice(0, -1), 'passage'], passage)
      return { text: kept, list: target.list, value }
    },
  }
}

function inTest(pack: string, problemId: string): PublishedPlace | null {
  const name = readTestProblem(problemId)
  if (!name) return null
  const file = join(pack, 'tests', `grade-${name.gradeId}.yaml`)
  if (!existsSync(file)) return null
  const place = name.sectionType === 'ae.rc' ? readingPlace(name) : languagePlace(name)
  return { file, name: itemName(name), form: formOf(name.sectionType, 'T'), ...place }
}

/** Null where no file has a place for it. */
export const findPublished = (pack: string, problemId: string): PublishedPlace | null =>
  inSkill(pack, problemId) ?? inWord(pack, problemId) ?? inTest(pack, problemId)
