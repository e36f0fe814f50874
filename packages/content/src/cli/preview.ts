import { seededRandom, shuffle } from '@wordstride/core'
import { choicesOf } from '../check/choices'
import { problemTexts } from '../check/problemTexts'
import type { PackCard, PackProblem } from '../contentPack'

interface Card {
  content: string
  order?: number
  category?: string
  explanation?: string
}
interface Drawn {
  drag_items?: Card[]
  buckets?: { id: string; name: string }[]
  slots?: { label: string }[]
  left_items?: { content: string }[]
  phrases?: { phrase: string; answer: boolean; clickable: boolean; explanation?: string }[]
  hintItems?: { value: string }[]
  explanation?: string
  answer?: unknown
  form?: string
}

const because = (explanation: string | undefined) => (explanation ? ` — ${explanation}` : '')

function describeCards({ drag_items = [], buckets, slots, left_items }: Drawn): string[] {
  if (buckets && drag_items.some(({ category }) => category !== undefined))
    return buckets.flatMap(({ id, name }) => [
      `  [${name}]`,
      ...drag_items
        .filter(({ category }) => category === id)
        .map(({ content, explanation }) => `    ${content}${because(explanation)}`),
    ])
  return drag_items
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ content, explanation }, i) => {
      const place = slots?.[i]?.label ?? left_items?.[i]?.content ?? `${i + 1}`
      return `  ${place}: ${content}${because(explanation)}`
    })
}

/** A problem as plain text with its key, hints and explanations, to be read and judged. */
export function previewProblem(entry: PackProblem): string {
  const { problem } = entry
  const drawn = problem as Drawn
  const level = entry.level === null ? '' : `, level ${entry.level}`
  const head = `${entry.problem_id} (grade ${problem.grade_id}, ${problem.skill_name}, ${problem.problem_type}${drawn.form ? ` ${drawn.form}` : ''}${level})`
  const read = problemTexts(entry).flatMap(({ text, kind }) => (kind === 'read' ? [text] : []))
  const options = choicesOf(entry).flatMap(({ options: list }) => [
    ...list.map(
      ({ label, isRight, explanation }) => `  ${isRight ? '(x)' : '( )'} ${label}${because(explanation)}`,
    ),
    '',
  ])
  const phrases = (drawn.phrases ?? [])
    .map(({ phrase, clickable, answer }) => (clickable ? `[${answer ? '*' : ''}${phrase}]` : phrase))
    .join('')
  const typed =
    typeof drawn.answer === 'string' && choicesOf(entry).length === 0 ? [`  = ${drawn.answer}`] : []
  return [
    head,
    ...read,
    phrases,
    ...options,
    ...describeCards(drawn),
    ...typed,
    ...(drawn.explanation ? [`  ! ${drawn.explanation}`] : []),
    ...(drawn.hintItems ?? []).map(({ value }) => `  ? ${value}`),
  ]
    .filter((line, i, all) => line !== '' || all[i - 1] !== '')
    .join('\n')
}

/** A card as plain text. */
export const previewCard = ({ skill_id, grade_id, keyword_type, description }: PackCard): string =>
  [
    `${skill_id} (grade ${grade_id}, ${keyword_type} card, ${description.pos})`,
    description.definition,
    description.example,
  ].join('\n')

/** `count` problems picked by a seed: the same ones for the same pack and seed. */
export const sampleProblems = (entries: readonly PackProblem[], count: number, seed: string): PackProblem[] =>
  shuffle(entries, seededRandom(seed)).slice(0, count)
