import type { ContentPack, PackSkill } from '@wordstride/content'
import { registry } from '@wordstride/plugins/graders'
import { describeTelling, type GuessedGroup, guessesOf, tellingOf } from '../check/guessers/guessers'
import { waysToGuess } from '../check/guessers/waysToGuess'
import { depthOf } from '../check/rules/depth'
import { testFormsOf } from '../check/rules/testForms'
import { PROBLEMS_OF_TEST } from '../files/testSizes'
import { describeStandards } from './standardsTable'
import { table } from './table'

const POOLS = ['E', 'AE', 'P', 'A', 'T'] as const
const SECTIONS = ['ae.la', 'ae.voc', 'ae.ls', 'ae.rc'] as const

interface Row {
  grade: number
  section: string
  skills: number
  demos: number
  problems: { pool: string; type: string }[]
}

function rowsOf({ chapters, tests }: ContentPack): Row[] {
  const rows = new Map<string, Row>()
  const rowOf = (grade: number, section: string): Row => {
    const key = `${grade} ${section}`
    const row = rows.get(key) ?? { grade, section, skills: 0, demos: 0, problems: [] }
    rows.set(key, row)
    return row
  }
  for (const { grade_id, section_type, skills } of chapters) {
    const row = rowOf(grade_id, section_type)
    row.skills += skills.length
    for (const { demos, problems } of skills) {
      row.demos += demos.length
      for (const { pool, problem } of problems) row.problems.push({ pool, type: problem.problem_type })
    }
  }
  for (const { problem, pool } of tests)
    rowOf(problem.grade_id, problem.section_type).problems.push({
      pool,
      type: problem.problem_type,
    })
  const order = (section: string) => (SECTIONS as readonly string[]).indexOf(section)
  return [...rows.values()].sort((a, b) => a.grade - b.grade || order(a.section) - order(b.section))
}

const gradeName = (grade: number) => (grade === 0 ? 'K' : String(grade))

const describeCards = ({ cards }: ContentPack): string => {
  const primary = cards.filter(({ keyword_type }) => keyword_type === 'primary').length
  return `${cards.length} cards: ${primary} primary, ${cards.length - primary} additional`
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0

/** How many answers a student can give before a problem comes again, by skill. */
function describeDepth({ chapters }: ContentPack): string {
  const groups = new Map<string, { grade: number; section: string; skills: PackSkill[] }>()
  for (const { grade_id, section_type, skills } of chapters) {
    const key = `${section_type} ${grade_id}`
    const group = groups.get(key) ?? { grade: grade_id, section: section_type, skills: [] }
    groups.set(key, group)
    group.skills.push(...skills)
  }
  const rows = [...groups.values()]
    .sort((a, b) => a.section.localeCompare(b.section) || a.grade - b.grade)
    .map(({ grade, section, skills }) => {
      const depths = skills.map(depthOf)
      const sizes = skills.map(({ problems }) => problems.length)
      return [
        gradeName(grade),
        section,
        skills.length,
        depths.filter(({ isEnough }) => isEnough).length,
        Math.min(...depths.map(({ exercises }) => exercises)),
        Math.min(...depths.map(({ leastAtLevel }) => leastAtLevel)),
        Math.min(...sizes),
        median(sizes),
        Math.max(...sizes),
      ]
    })
  return table(
    [
      'Grade',
      'Section',
      'Skills',
      'with 24 E and 12 P a level',
      'E, least',
      'P a level, least',
      'answers until repetition, least',
      'median',
      'most',
    ],
    rows,
  )
}

/** How often a student can be tested at a grade without meeting a problem again. */
const describeForms = (pack: ContentPack): string =>
  table(
    ['Grade', 'Section', 'Problems for tests', 'A test takes', 'Forms'],
    testFormsOf(pack).map(({ grade, section, problems, forms }) => [
      gradeName(grade),
      section,
      problems,
      PROBLEMS_OF_TEST[section],
      forms,
    ]),
  )

/** The pack in figures, as Markdown: grades × sections with their pools, and grades × types. */
export function describePack(pack: ContentPack): string {
  const rows = rowsOf(pack)
  const pools = rows.map(({ grade, section, skills, demos, problems }) => [
    gradeName(grade),
    section,
    skills,
    demos,
    ...POOLS.map((pool) => problems.filter((problem) => problem.pool === pool).length),
    problems.length,
  ])
  const grades = [...new Set(rows.map(({ grade }) => grade))]
  const byType = [...registry.types].sort().map((type) => {
    const counts = grades.map(
      (grade) =>
        rows
          .filter((row) => row.grade === grade)
          .flatMap(({ problems }) => problems)
          .filter((problem) => problem.type === type).length,
    )
    return [`\`${type}\``, ...counts, counts.reduce((sum, count) => sum + count, 0)]
  })
  const total = rows.reduce((sum, { problems }) => sum + problems.length, 0)
  const skillCount = rows.reduce((sum, { skills }) => sum + skills, 0)
  return [
    `${total} problems of ${byType.filter((row) => row.at(-1) !== 0).length} types; ${skillCount} skills and words; ${describeCards(pack)}.`,
    '### Grades and sections',
    table(['Grade', 'Section', 'Skills', 'Demos', ...POOLS, 'All'], pools),
    '### Depth of skills',
    describeDepth(pack),
    '### Forms of tests',
    describeForms(pack),
    '### Grades and types',
    table(['Type', ...grades.map(gradeName), 'All'], byType),
    '### Standards that are named',
    describeStandards(pack),
  ].join('\n\n')
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

/** What guessers get right, beside blind chance: all grades of a section and pool. */
export function describeGuessers(groups: readonly GuessedGroup[]): string {
  const rows = groups
    .filter(({ grade }) => grade === null)
    .map(({ section, pool, questions }) => ({ section, pool, guesses: guessesOf(questions) }))
  const telling = tellingOf(groups)
  return [
    table(
      ['Guesser', ...rows.map(({ section, pool }) => `${section} ${pool}`)],
      [
        ['questions', ...rows.map(({ guesses }) => guesses[0]?.questions ?? 0)],
        ['blind chance', ...rows.map(({ guesses }) => percent(guesses[0]?.chance ?? 0))],
        ...Object.keys(waysToGuess).map((name, i) => [
          name,
          ...rows.map(({ guesses }) => percent(guesses[i]?.right ?? 0)),
        ]),
      ],
    ),
    `Beyond chance + 5 points and the 95 % bound of its sample: ${telling.length} of ${groups.length} groups by section, grade and pool, with ${Object.keys(waysToGuess).length} guessers each.`,
    ...telling.map((each) => `- ${describeTelling(each)}`),
  ].join('\n\n')
}

const BEGIN = '<!-- stats: written by `npm run content -- stats --write` -->'
const END = '<!-- /stats -->'

/** The document with its figures replaced. Throws when it has no place for them. */
export function withStats(document: string, stats: string): string {
  const start = document.indexOf(BEGIN)
  const end = document.indexOf(END)
  if (start < 0 || end < start) throw new Error(`The document needs the lines ${BEGIN} and ${END}.`)
  return `${document.slice(0, start + BEGIN.length)}\n\n${stats}\n\n${document.slice(end)}`
}
