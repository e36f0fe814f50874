import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { stringsIn } from '../checks/values'

/** Names, addresses and what is heard but never shown. */
const NOT_SHOWN = /^(id|uuid|problem_id|problem_type|sound|.*url\d*)$/i
const ENVELOPE = [
  'header',
  'problemItems',
  'hintItems',
  'skill_id',
  'skill_name',
  'skill_tag',
  'section_type',
]

type Change = (text: string, at: number) => string

/** The body of a problem with its texts changed; ids, addresses and the envelope stay. */
function changed(problem: ProblemEnvelope, change: Change): unknown {
  let count = 0
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return NOT_SHOWN.test(key) ? value : change(value, count++)
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  return Object.fromEntries(
    Object.entries(problem).map(([key, value]) => [key, ENVELOPE.includes(key) ? value : walk(value, key)]),
  )
}

const wordAt = (at: number): string => `zq${at}zq`

/** The problem with a word of its own in each of its texts: in all that its schema takes for a text. */
export function withWords(plugin: AnyProblemPlugin, problem: ProblemEnvelope): ProblemEnvelope {
  const texts: number[] = []
  changed(problem, (text, at) => {
    texts.push(at)
    return text
  })
  const isFree = (at: number) =>
    parseProblem(
      plugin,
      changed(problem, (text, i) => (i === at ? `${wordAt(at)} ${text}` : text)),
    ).ok
  const free = new Set(texts.filter(isFree))
  const parsed = parseProblem(
    plugin,
    changed(problem, (text, at) => (free.has(at) ? `${wordAt(at)} ${text}` : text)),
  )
  return parsed.ok ? parsed.problem : problem
}

export const wordsIn = (view: unknown): string[] =>
  stringsIn(view).flatMap((text) => text.match(/zq\d+zq/g) ?? [])

/** The text of the view in which the word stands, as it was without it. */
export const textWith = (view: unknown, word: string): string =>
  (stringsIn(view).find((text) => text.includes(word)) ?? '').replace(`${word} `, '')
