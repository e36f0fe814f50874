import type { PackProblem } from '@wordstride/content'
import { seededRandom, shuffle } from '@wordstride/core'
import { blocksAbove, bodyTexts } from '../texts/problemTexts'
import { askedPart } from './askedPart'

/** A question of a sheet and its key; its id names problem and place in it, `test.4.detail.RC7/2`. */
export interface SheetQuestion {
  id: string
  section: string
  grade: number
  key: string
  chance: number
}

interface ReadProblem {
  passage: string
  lines: string[]
  questions: SheetQuestion[]
}

function readProblem(entry: PackProblem): ReadProblem {
  const random = seededRandom(entry.problem_id)
  const above = blocksAbove(entry)
  const questions: SheetQuestion[] = []
  const lines = above.flatMap((block) => (block.kind === 'markdown' ? [block.value] : []))
  for (const block of bodyTexts(entry)) {
    const part = askedPart(block, random)
    if (part.key !== null) {
      const { section_type: section, grade_id: grade } = entry.problem
      const id = `${entry.problem_id}/${questions.length + 1}`
      questions.push({ id, section, grade, key: part.key, chance: part.chance })
      lines.push(`${id}: ?`)
    }
    lines.push(...part.lines)
  }
  return {
    passage: above
      .flatMap((block) => (block.kind === 'passage' ? [`# ${block.title}`, block.pages.join('\n\n')] : []))
      .join('\n'),
    lines,
    questions,
  }
}

/** Of these problems, those that ask about a text. */
const aboutTexts = (entries: readonly PackProblem[]): ReadProblem[] =>
  entries.map(readProblem).filter(({ passage, questions }) => passage !== '' && questions.length > 0)

const asText = ({ lines }: ReadProblem): string => lines.join('\n')

export interface Sheet {
  hasTexts: boolean
  /** Of each text this question alone, from 1, so that none tells of another. */
  nth?: number
}

/** The questions about texts without their keys: below their texts, or without them and in an order of their own. */
export function questionSheet(entries: readonly PackProblem[], { hasTexts, nth }: Sheet): string {
  const problems = aboutTexts(entries)
  const texts = [...new Set(problems.map(({ passage }) => passage))].map((text) => {
    const asked = problems.filter(({ passage }) => passage === text)
    return { text, asked: nth === undefined ? asked : asked.slice(nth - 1, nth) }
  })
  if (hasTexts) return texts.flatMap(({ text, asked }) => [text, ...asked.map(asText)]).join('\n\n')
  const asked = texts.flatMap((one) => one.asked)
  return shuffle(asked, seededRandom('without texts')).map(asText).join('\n\n')
}

export const sheetQuestions = (entries: readonly PackProblem[]): SheetQuestion[] =>
  aboutTexts(entries).flatMap(({ questions }) => questions)
