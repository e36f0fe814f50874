import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { ContentPack, PackCard, PackChapter, PackProblem, PackSkill, Pool } from '../contentPack'
import { buildProblem, type SkillIdentity } from './buildProblem'
import type { ContentError } from './contentError'
import { readYaml } from './readYaml'
import { type AuthoredProblem, chapterFileSchema, skillFileSchema, wordListSchema } from './skillFile'
import { plainSentence, wordProblems } from './wordProblems'

export interface BuildResult {
  pack: ContentPack
  errors: ContentError[]
}

type ErrorAt = (path: readonly (string | number)[], message: string) => ContentError

const names = (folder: string, pattern: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => pattern.test(name))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    : []

const numberIn = (name: string): number => Number(name.match(/\d+/)?.[0])

/** Builds a pack from its files; what is wrong comes back as errors with file and line, never as a throw. */
export function buildPack(folder: string): BuildResult {
  const errors: ContentError[] = []
  const chapters: PackChapter[] = []
  const cards: PackCard[] = []

  function buildProblems(
    authored: readonly AuthoredProblem[],
    skill: SkillIdentity,
    pool: Pool,
    errorAt: (index: number, message: string) => ContentError,
  ): PackProblem[] {
    return authored.flatMap((problem, i) => {
      const built = buildProblem(problem, skill, pool, i + 1)
      if (built.ok) return [built.problem]
      errors.push(...built.messages.map((message) => errorAt(i, message)))
      return []
    })
  }

  function buildSkill(file: string, grade_id: number): PackSkill[] {
    const yaml = readYaml(file, skillFileSchema)
    if (!yaml.ok) {
      errors.push(...yaml.errors)
      return []
    }
    const { data } = yaml
    const identity = {
      section_type: 'ae.la',
      grade_id,
      skill_id: data.skill_id,
      skill_name: data.name,
    } as const
    const inPool = (pool: Pool, key: 'exercises' | 'assisted') =>
      buildProblems(data[key], identity, pool, (i, message) => yaml.errorAt([key, i], message))
    return [
      {
        skill_id: data.skill_id,
        skill_seq: data.seq,
        skill_name: data.name,
        weight: data.weight,
        specified_time: data.specified_time,
        number_of_correct_in_a_row: data.correct_in_a_row,
        problems: [...inPool('E', 'exercises'), ...inPool('AE', 'assisted')],
        demos: [],
      },
    ]
  }

  function buildChapter(folder: string, name: string, grade_id: number): void {
    const yaml = readYaml(join(folder, name), chapterFileSchema)
    if (!yaml.ok) {
      errors.push(...yaml.errors)
      return
    }
    const skillFolder = join(folder, basename(name, '.yaml'))
    const skills = names(skillFolder, /\.yaml$/).flatMap((file) =>
      buildSkill(join(skillFolder, file), grade_id),
    )
    chapters.push({
      section_type: 'ae.la',
      grade_id,
      chapter_id: yaml.data.chapter_id,
      chapter_name: yaml.data.name,
      skills: skills.sort((a, b) => a.skill_seq - b.skill_seq),
    })
  }

  function buildWordList(file: string, grade_id: number): void {
    const yaml = readYaml(file, wordListSchema)
    if (!yaml.ok) {
      errors.push(...yaml.errors)
      return
    }
    const errorAt: ErrorAt = yaml.errorAt
    const skills = yaml.data.words.map((word, i): PackSkill => {
      const identity = {
        section_type: 'ae.voc',
        grade_id,
        skill_id: word.word,
        skill_name: word.word,
      } as const
      const problems = buildProblems(wordProblems(word), identity, 'E', (_, message) =>
        errorAt(['words', i], message),
      )
      cards.push({
        skill_id: word.word,
        grade_id,
        card_seq: i + 1,
        keyword_type: word.keyword_type,
        description: {
          pos: word.pos,
          definition: word.definition,
          example: plainSentence(word.sentences[0]),
        },
        image_url: null,
        audio_url: null,
      })
      return {
        skill_id: word.word,
        skill_seq: i + 1,
        skill_name: word.word,
        weight: 1,
        specified_time: 0.25,
        number_of_correct_in_a_row: 2,
        problems,
        demos: [],
      }
    })
    chapters.push({ section_type: 'ae.voc', grade_id, chapter_id: 1, chapter_name: yaml.data.name, skills })
  }

  const languageArts = join(folder, 'ae.la')
  for (const grade of names(languageArts, /^grade-\d+$/)) {
    const gradeFolder = join(languageArts, grade)
    for (const name of names(gradeFolder, /\.yaml$/)) buildChapter(gradeFolder, name, numberIn(grade))
  }
  const vocabulary = join(folder, 'ae.voc')
  for (const name of names(vocabulary, /^grade-\d+\.yaml$/))
    buildWordList(join(vocabulary, name), numberIn(name))

  const content = { chapters, cards }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { pack: { version, ...content }, errors }
}
