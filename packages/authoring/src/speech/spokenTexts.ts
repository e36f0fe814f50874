import type { ContentPack, PackProblem } from '@wordstride/content'
import { expectOpened, seededRandom } from '@wordstride/core'
import type { TextBlock } from '@wordstride/core/authoring'
import { asSaid, BLANK, sentencesIn } from '@wordstride/core/speech'
import { registry } from '@wordstride/plugins/graders'
import { blocksAbove, bodyTexts, hintsOf } from '../texts/problemTexts'

/** Whose language arts are spoken throughout. */
const LAST_SPOKEN_GRADE = 2

/** Markdown as the page shows it, block by block: paragraphs, entries of lists, cells. */
const blocksOf = (markdown: string): string[] =>
  markdown.split(/\n\s*\n|\n(?=\s*(?:[-+*]|\d+[.)])\s)/).map((block) =>
    block
      .replace(/^\s*(?:#{1,6}|>|[-+*]|\d+[.)])\s+/, '')
      .replace(/[*`]/g, '')
      .replace(/_{2,}/g, BLANK),
  )

const AT_AN_EDGE = /^\s|\s$/
/** No space stands before these. */
const BEGINS_WITH_SIGN = /^[.,;:!?)\]’”…]/

/** As the page joins them: phrases that bring their spaces along get no others. */
const joined = (phrases: readonly string[]): string =>
  phrases.some((phrase) => AT_AN_EDGE.test(phrase))
    ? phrases.join('')
    : phrases.reduce((text, phrase) => (BEGINS_WITH_SIGN.test(phrase) ? text + phrase : `${text} ${phrase}`))

function textsOf(block: TextBlock): string[] {
  switch (block.kind) {
    case 'read':
      return [block.text]
    case 'options':
      return block.options.map(({ text }) => text)
    case 'gap':
      return block.options.map(({ text }) => text)
    case 'phrases':
      return [joined(block.phrases.map((phrase) => (typeof phrase === 'string' ? phrase : phrase.text)))]
    case 'groups':
      return block.groups.flatMap(({ name, cards }) => [name, ...cards.map(({ text }) => text)])
    case 'sequence':
      return block.cards.flatMap(({ place, text }) => [...(place === undefined ? [] : [place]), text])
    default:
      return []
  }
}

interface Table {
  columns?: readonly string[]
  rows?: readonly (readonly { kind: string }[])[]
}

/** The names of dropdowns, which are said before their choices. */
function gapNames({ problem }: PackProblem, gaps: number): string[] {
  const { columns, rows } = problem as Table
  if (!columns || !rows) return Array.from({ length: gaps }, (_, i) => `Blank ${i + 1} of ${gaps}`)
  return rows.flatMap((row, i) =>
    row.flatMap(({ kind }, j) => (kind === 'blank' ? [`${columns[j]}, row ${i + 1}`] : [])),
  )
}

function reminderOf({ problem }: PackProblem): string[] {
  const exercise = expectOpened(registry.open(problem))
  const reminder = exercise.reminder(exercise.view(exercise.present(seededRandom('1'))))
  return reminder === null ? [] : [reminder]
}

/** What is read aloud of a problem before it is answered. */
function textsOfProblem(entry: PackProblem): string[] {
  const above = blocksAbove(entry).flatMap((block) => {
    if (block.kind === 'markdown') return [block.value]
    return block.kind === 'passage' ? block.pages : []
  })
  const body = bodyTexts(entry)
  const gaps = body.filter(({ kind }) => kind === 'gap').length
  return [
    ...above,
    ...hintsOf(entry),
    ...body.flatMap(textsOf),
    ...gapNames(entry, gaps),
    ...reminderOf(entry),
  ]
}

const HAS_WORDS = /[\p{L}\p{N}]/u

/** Sentences, by how they are said, with the lowest grade that has them: its pace is right for all. */
export function spokenSentences({ chapters, tests }: ContentPack): Map<string, number> {
  const problems = [
    ...chapters
      .filter(({ section_type }) => section_type === 'ae.la')
      .flatMap(({ skills }) => skills.flatMap((skill) => skill.problems)),
    ...tests.filter(({ problem }) => problem.section_type !== 'ae.voc'),
  ]
    .filter(({ problem }) => problem.grade_id <= LAST_SPOKEN_GRADE)
    .sort((a, b) => a.problem.grade_id - b.problem.grade_id)
  const grades = new Map<string, number>()
  for (const entry of problems)
    for (const text of textsOfProblem(entry))
      for (const block of blocksOf(text))
        for (const { sentence } of sentencesIn(block)) {
          const said = asSaid(sentence)
          if (HAS_WORDS.test(said) && !grades.has(said)) grades.set(said, entry.problem.grade_id)
        }
  return grades
}
