import axe from 'axe-core'
import { listsIn, numbersIn, stringsIn } from '../checks/values'

const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex="0"][role]'
const NAMES = /\b(undefined|null|NaN)\b|\[object \w+\]/

/** What the page calls its controls, in their order; what the author wrote is no count. */
function namesOf(container: Element, view: unknown): string[] {
  const texts = stringsIn(view)
  axe.setup(container)
  try {
    const groups = [...container.querySelectorAll('legend, caption')].map(({ textContent }) => textContent)
    const controls = [...container.querySelectorAll(CONTROLS)].map((element) =>
      axe.commons.text.accessibleText(element),
    )
    return [...groups, ...controls]
      .map((name) => name.trim())
      .filter((name) => !texts.some((text) => text !== '' && name.includes(text)))
  } finally {
    axe.teardown()
  }
}

const SIGN = /^(-?\d+|.)$/u

/** Signs by which items are called: a leaf of the page with nothing else in it. What several of them spell was written by the author. */
function signsOf(container: Element, view: unknown): string[] {
  const texts = stringsIn(view)
  const signs = [...container.querySelectorAll('*')].flatMap((element) => {
    const sign = element.childElementCount === 0 ? (element.textContent ?? '').trim() : ''
    return SIGN.test(sign) && !texts.includes(sign) ? [{ element, sign }] : []
  })
  const spelled = spelledIn(
    signs.map(({ sign }) => sign),
    texts,
  )
  return signs
    .filter((_, i) => !spelled.has(i))
    .map(({ element, sign }) => `${element.tagName} ${element.className}: ${sign}`)
}

/** The places at which signs in a row are the letters of a text, as in a grid of letters. */
function spelledIn(signs: readonly string[], texts: readonly string[]): Set<number> {
  const spelled = new Set<number>()
  for (const letters of texts.map((text) => [...text.replaceAll(/\s/g, '')]))
    for (let at = 0; letters.length > 1 && at + letters.length <= signs.length; at++)
      if (letters.every((letter, i) => signs[at + i] === letter))
        for (const i of letters.keys()) spelled.add(at + i)
  return spelled
}

interface Counted {
  /** The name without its counts. */
  kind: string
  counts: readonly string[]
  /** As the 5 of 'Letter 2 of 5': what is counted may stand there already, and has no field then. */
  total?: number
}

const COUNT = /-?\d+|(?<=[^:\s] )[A-Z](?=,|$)|\b[A-Z](?=\d)/g
const LAST_SIGN = /(?<=[: ])(?:[^\w\s]|[A-Z])$/g

/** A name with its counts apart: one, or row and column of a grid. What follows these two is what lies there. */
function counted(name: string): Counted | null {
  const count = COUNT.test(name) ? COUNT : LAST_SIGN
  COUNT.lastIndex = 0
  const [first, second] = name.matchAll(count)
  const kind = name.replace(count, '#')
  if (
    first &&
    second &&
    / # of #$/.test(kind) &&
    name.slice(first.index + first[0].length, second.index) === ' of '
  )
    return { kind, counts: [first[0]], total: Number(second[0]) }
  // 'Gap 1, 4 letters' has one count.
  const isCount = second !== undefined && /^(?:[:,]|$)/.test(name.slice(second.index + second[0].length))
  const counts = [first, isCount ? second : undefined].flatMap((found) => found?.[0] ?? [])
  return counts.length === 0 ? null : { kind, counts }
}

const isLetter = (count: string): boolean => !/^-?\d+$/.test(count)

/** Whether they are 1, 2, 3 or A, B, C, in this order. */
const inOrder = (counts: readonly string[]): boolean =>
  counts.every((count, i) => count === (isLetter(count) ? String.fromCharCode(65 + i) : String(i + 1)))

const isFirst = (count: string): boolean => count === '1' || count === 'A'

/** Whether rows or columns are counted from the first; one of them may have no cell with a name. */
const fromTheFirst = (counts: readonly string[]): boolean =>
  counts.some(isFirst) && counts.every((count) => isLetter(count) || Number(count) > 0)

const unique = <TItem>(items: readonly TItem[]): TItem[] => [...new Set(items)]

const isWithin = ({ counts: [count], total = 0 }: Counted): boolean =>
  Number(count) >= 1 && Number(count) <= total

const formOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null
    ? Object.keys(entry).sort().join()
    : `${entry === null || typeof entry}`

/** Lengths of lists of the view whose entries have several forms, as boxes of which some hold their letter. */
const mixedLengths = (view: unknown): Set<number> =>
  new Set(listsIn(view).flatMap((list) => (new Set(list.map(formOf)).size > 1 ? [list.length] : [])))

/** What of one kind is counted in another way. */
function miscounted(all: readonly Counted[], mixed: ReadonlySet<number>): string[][] {
  const names = all.filter((name) => !(mixed.has(name.total ?? 0) && isWithin(name)))
  const places = [0, 1].map((at) => unique(names.flatMap(({ counts }) => counts[at] ?? [])))
  const directions = places.filter((counts) => counts.length > 1)
  const isGrid =
    directions.length > 1 || places.some((counts) => counts.length === 1 && counts.every(isFirst))
  if (isGrid) return directions.filter((counts) => !fromTheFirst(counts))
  // A table has columns A, B, C and rows 1, 2, 3.
  const isCounted = (counts: readonly string[]) =>
    inOrder(counts.filter(isLetter)) && inOrder(counts.filter((count) => !isLetter(count)))
  return directions.filter((counts) => !isCounted(counts))
}

/** Things that are counted or lettered otherwise than 1, 2, 3 or A, B, C: the first of their names, as texts for a message. */
export function miscountsIn(container: Element, view: unknown): string[] {
  const byKind = new Map<string, Counted[]>()
  for (const name of unique([...namesOf(container, view), ...signsOf(container, view)])) {
    const one = counted(name)
    if (one) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one])
  }
  const numbers = new Set(numbersIn(view).map(String))
  const isOfTheView = ({ counts }: Counted) => counts.every((count) => numbers.has(count))
  const mixed = mixedLengths(view)
  return [...byKind].flatMap(([kind, names]) =>
    names.every(isOfTheView)
      ? []
      : miscounted(names, mixed).map((counts) => `"${kind}" (${counts.join(', ')})`),
  )
}

/** What a program calls nothing, read out to a student. */
export function nothingSaidIn(container: Element, view: unknown): string | undefined {
  const written = stringsIn(view).join('\n')
  const texts = [...leavesOf(container), ...namesIn(container)]
  return texts.map((text) => NAMES.exec(text)?.[0]).find((word) => word && !written.includes(word))
}

function leavesOf(node: Node): string[] {
  return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [...node.childNodes].flatMap(leavesOf)
}

const namesIn = (container: Element): string[] =>
  [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? '')

/** A field whose only name is what stands in it until somebody writes there. */
export const namedByPlaceholder = (container: Element): Element | undefined =>
  [...container.querySelectorAll('input[placeholder], textarea[placeholder]')].find(
    (field) =>
      !field.matches('[aria-label], [aria-labelledby], [title]') &&
      (field as HTMLInputElement).labels?.length === 0,
  )
