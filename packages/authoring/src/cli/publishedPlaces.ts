import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import {
  type ProblemName,
  readSkillProblem,
  readTestProblem,
  readWordProblem,
  type TestProblemName,
} from '@wordstride/content'
import { isMap, isSeq, parseDocument, stringify } from 'yaml'
import { skillFiles, wordListFiles } from '../build/listFiles'
import { type DraftForm, formOf, type WrittenProblem } from '../draft/draftForm'
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
  /** The text without the problem; as it is where the problem is not there. */
  remove(text: string): string
  /** The text with what must be there around the problem, the list for it, and what stands there of it. */
  prepare(
    text: string,
    problem: WrittenProblem,
  ): { text: string; list: ListPath; value: Record<string, unknown> }
}

type InFile = Pick<PublishedPlace, 'name' | 'remove' | 'prepare'>

const LISTS = { E: 'exercises', AE: 'assisted', P: 'proficiency', A: 'afficiency', T: 'tests' } as const

const take = (text: string, list: ListPath, item: ItemName | number): string =>
  withoutItem(withoutAnchors(text, list, item), list, item)

const inList = (list: ListPath, name: ItemName): InFile => ({
  name,
  remove: (text) => take(text, list, name),
  prepare: (text, { authored }) => ({ text, list, value: authored }),
})

/** A problem of a test names its topic first, and its passage stands once above all that ask about it. */
const asItem = ({ id, topic: _, passage: __, ...rest }: Record<string, unknown>, topic: string) => ({
  id,
  topic,
  ...rest,
})

interface ReadingFile {
  reading?: { passage: { title: string }; problems?: unknown[] | null }[] | null
}

const readingLists = (text: string) =>
  ((parseDocument(text).toJS() as ReadingFile).reading ?? []).map(({ passage, problems }, i) => ({
    list: ['reading', i, 'problems'] as const,
    passage,
    count: problems?.length ?? 0,
  }))

/** A number may stand once under each topic. */
const itemName = ({ id, topic }: TestProblemName): ItemName => ({ id, topic })

const languagePlace = (problem: TestProblemName): InFile => ({
  ...inList(['language'], itemName(problem)),
  prepare: (text, { written }) => ({ text, list: ['language'], value: asItem(written, problem.topic) }),
})

const readingPlace = (problem: TestProblemName): InFile => {
  const name = itemName(problem)
  const find = (text: string) => {
    const document = parseDocument(text)
    return readingLists(text).find(({ list }) => findItem(document, list, name))
  }
  /** A passage goes with the last problem that asks about it. */
  const remove = (text: string): string => {
    const found = find(text)
    if (!found) return text
    const [reading, passage] = found.list
    return found.count === 1 ? take(text, [reading], passage) : take(text, found.list, name)
  }
  return {
    name,
    remove,
    prepare(text, { written }) {
      const passage = written.passage as { title?: string }
      const value = asItem(written, problem.topic)
      const left = find(text)?.passage.title === passage?.title ? text : remove(text)
      const target = readingLists(left).find((one) => one.passage.title === passage?.title)
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
  return { file, form: formOf(name.sectionType, 'T'), ...place }
}

/** Each file is read once, and parsed only where it names the skill. */
function skillsIn(pack: string) {
  const texts = new Map<string, string>()
  const textOf = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(file, 'utf8')
    texts.set(file, text)
    return text
  }
  const places = new Map<string, string | undefined>()
  return ({ skillId, id, pool }: ProblemName): PublishedPlace | null => {
    if (!places.has(skillId))
      places.set(
        skillId,
        skillFiles(pack).find((file) => {
          const text = textOf(file)
          return text.includes(skillId) && parseDocument(text).get('skill_id') === skillId
        }),
      )
    const file = places.get(skillId)
    return file === undefined ? null : { file, form: formOf('ae.la', pool), ...inList([LISTS[pool]], { id }) }
  }
}

/** What is made of a word stands in no file; what is written instead stands with the word. */
function wordsIn(pack: string) {
  let places: Map<unknown, { file: string; index: number }> | undefined
  const readPlaces = () =>
    new Map(
      wordListFiles(pack).flatMap((file) => {
        const words = parseDocument(readFileSync(file, 'utf8')).get('words')
        return isSeq(words)
          ? words.items.map(
              (item, index) => [isMap(item) ? item.get('word') : null, { file, index }] as const,
            )
          : []
      }),
    )
  return ({ skillId, id, pool }: ProblemName): PublishedPlace | null => {
    places ??= readPlaces()
    const place = places.get(skillId)
    if (!place) return null
    const list = ['words', place.index, 'problems']
    return { file: place.file, form: formOf('ae.voc', pool), ...inList(list, { id }) }
  }
}

/** Finds the places of problems by their ids; null where no file has one. */
export function publishedPlaces(pack: string): (problemId: string) => PublishedPlace | null {
  const [skill, word] = [skillsIn(pack), wordsIn(pack)]
  return (problemId) => {
    const [ofSkill, ofWord] = [readSkillProblem(problemId), readWordProblem(problemId)]
    return (ofSkill && skill(ofSkill)) ?? (ofWord && word(ofWord)) ?? inTest(pack, problemId)
  }
}
