import type { XmlElement } from './xmlElement'

const STYLES: readonly (readonly [RegExp, string])[] = [
  [/list-style(-type)?\s*:[^;]*\bupper-(alpha|latin)\b/i, 'A'],
  [/list-style(-type)?\s*:[^;]*\blower-(alpha|latin)\b/i, 'a'],
  [/list-style(-type)?\s*:[^;]*\bupper-roman\b/i, 'I'],
  [/list-style(-type)?\s*:[^;]*\blower-roman\b/i, 'i'],
]

const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX']

/** To 39; null beyond. */
const roman = (number: number): string | null =>
  number > 0 && number < 40 ? 'X'.repeat(Math.floor(number / 10)) + ONES[number % 10] : null

/** To Z; null beyond. */
const letter = (number: number): string | null =>
  number > 0 && number <= 26 ? String.fromCharCode(64 + number) : null

const WRITTEN: Readonly<Record<string, (number: number) => string | null>> = {
  A: letter,
  a: (number) => letter(number)?.toLowerCase() ?? null,
  I: roman,
  i: (number) => roman(number)?.toLowerCase() ?? null,
}

interface ListSigns {
  /** The sign before an entry, counted from 0. */
  of(index: number): string
  /** Whether Markdown makes a list of them. */
  isList: boolean
}

/** What stands before the entries of a list: points, numbers from its start, or letters and Roman numerals. */
export function signsOf({ name, attributes }: XmlElement): ListSigns {
  if (name !== 'ol') return { of: () => '- ', isList: true }
  const style = attributes.get('style') ?? ''
  const type = STYLES.find(([pattern]) => pattern.test(style))?.[1] ?? attributes.get('type') ?? '1'
  const start = Number.parseInt(attributes.get('start') ?? '1', 10) || 1
  const written = WRITTEN[type]
  return {
    of: (index) => `${written?.(start + index) ?? start + index}. `,
    isList: written === undefined && start >= 0,
  }
}
