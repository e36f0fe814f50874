import { type AnyProblemPlugin, type ProblemEnvelope, parseProblem } from '@wordstride/core'
import { ENVELOPE } from './places'
import { stringsIn } from './values'
import { filledIn } from './variants'

/** Names, addresses and what is heard but never shown. */
const NOT_SHOWN = /^(id|uuid|problem_id|problem_type|sound|.*url\d*)$/i

/** The body of a problem or a view with its strings changed, each by the name of its field; the envelope stays. */
export function changedBody(problem: object, change: (text: string, key: string) => string): unknown {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return change(value, key)
    if (Array.isArray(value)) return value.map((entry) => walk(entry, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, walk(entry, name)]))
  }
  return Object.fromEntries(
    Object.entries(problem).map(([key, value]) => [key, ENVELOPE.includes(key) ? value : walk(value, key)]),
  )
}

/** The same for its texts, which are counted: no ids and no addresses. */
function changed(problem: ProblemEnvelope, change: (text: string, at: number) => string): unknown {
  let count = 0
  return changedBody(problem, (text, key) => (NOT_SHOWN.test(key) ? text : change(text, count++)))
}

const wordAt = (at: number): string => `zq${at}zq`
/** The word at the end of the text that begins with this one. */
const endOf = (word: string): string => word.replaceAll('zq', 'qz')

/** The problem with all that may be left out, and with words of its own around each text: all that its schema takes for one. */
export const withWords = (plugin: AnyProblemPlugin, authored: ProblemEnvelope): ProblemEnvelope =>
  withTexts(plugin, authored, (text, at) => `${wordAt(at)} ${text} ${endOf(wordAt(at))}`)

export const SMUGGLED = 'data-smuggled'

/** The same with an element of HTML in each text. */
export const withHtml = (plugin: AnyProblemPlugin, authored: ProblemEnvelope): ProblemEnvelope =>
  withTexts(plugin, authored, (text) => `${text} <b ${SMUGGLED}="">so</b>`)

function withTexts(
  plugin: AnyProblemPlugin,
  authored: ProblemEnvelope,
  change: (text: string, at: number) => string,
): ProblemEnvelope {
  const problem = filledIn(plugin, authored)
  const texts: number[] = []
  changed(problem, (text, at) => {
    texts.push(at)
    return text
  })
  const worded = (isWorded: (at: number) => boolean) =>
    parseProblem(
      plugin,
      changed(problem, (text, at) => (isWorded(at) ? change(text, at) : text)),
    )
  const all = worded(() => true)
  if (all.ok) return all.problem
  const free = new Set(texts.filter((at) => worded((other) => other === at).ok))
  const parsed = worded((at) => free.has(at))
  return parsed.ok ? parsed.problem : problem
}

export const wordsIn = (view: unknown): string[] =>
  stringsIn(view).flatMap((text) => text.match(/zq\d+zq/g) ?? [])

/** Words whose text begins on the page and does not end there: it is cut. */
export const cutIn = (page: string): string[] => wordsIn(page).filter((word) => !page.includes(endOf(word)))

/** The text of the view in which the word stands, as it was without its words. */
export const textWith = (view: unknown, word: string): string =>
  (stringsIn(view).find((text) => text.includes(word)) ?? '')
    .replace(`${word} `, '')
    .replace(` ${endOf(word)}`, '')
