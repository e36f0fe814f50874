import axe from 'axe-core'
import { stringsIn } from '../checks/values'

const CONTROLS =
  'button, a[href], input:not([type="hidden"]), select, textarea, summary, [tabindex="0"][role]'
const NAMES = /\b(undefined|null|NaN)\b|\[object \w+\]/

/** What the page calls its controls, in their order; what the author wrote is no count. */
function namesOf(container: Element, view: unknown): string[] {
  const texts = stringsIn(view)
  axe.setup(container)
  try {
    return [...container.querySelectorAll(CONTROLS)]
      .map((element) => axe.commons.text.accessibleText(element).trim())
      .filter((name) => !texts.some((text) => text !== '' && name.includes(text)))
  } finally {
    axe.teardown()
  }
}

/** Signs by which items are called: a leaf of the page with nothing else in it. */
function signsOf(container: Element, view: unknown): string[] {
  const texts = stringsIn(view)
  return [...container.querySelectorAll('*')].flatMap((element) => {
    const text = element.childElementCount === 0 ? (element.textContent ?? '').trim() : ''
    const isSign = /^(-?\d+|.)$/u.test(text) && !texts.includes(text)
    return isSign ? [`${element.tagName} ${element.className}: ${text}`] : []
  })
}

/** The same text with its first number or last letter by itself left out, and what it was. */
function counted(text: string): { kind: string; count: string } | null {
  const found = /-?\d+|(?<=[: ])[^\w\s]$|(?<=[: ])[A-Z]$/.exec(text)
  return (
    found && { kind: text.slice(0, found.index) + text.slice(found.index + found[0].length), count: found[0] }
  )
}

/** Things that are counted or lettered otherwise than 1, 2, 3 or A, B, C: the first of their names, as texts for a message. */
export function miscountsIn(container: Element, view: unknown): string[] {
  const byKind = new Map<string, string[]>()
  for (const name of [...new Set([...namesOf(container, view), ...signsOf(container, view)])]) {
    const one = counted(name)
    if (one) byKind.set(one.kind, [...(byKind.get(one.kind) ?? []), one.count])
  }
  return [...byKind].flatMap(([kind, counts]) => {
    if (counts.length < 2) return []
    const isNumbered = counts.every((count, i) => count === String(i + 1))
    const isLettered = counts.every((count, i) => count === String.fromCharCode(65 + i))
    return isNumbered || isLettered ? [] : [`${kind} (${counts.join(', ')})`]
  })
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
