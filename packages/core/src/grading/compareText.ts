import { normalizeText } from './normalizeText'
import type { TextComparison } from './textComparisonSchema'

const NUMBER = /^[-+]?((\d+|\d{1,3}(,\d{3})+)(\.\d*)?|\.\d+)$/

const plain = (text: string): string => normalizeText(text).replace(/^\u2212/, '-')

/** As it is written in English: `1,200`, `-3.50`, `.5`. */
export const isNumber = (text: string): boolean => NUMBER.test(plain(text))

/** Of a text that is a number. */
export const numberOf = (text: string): number => Number(plain(text).replaceAll(',', ''))

/** Whether the two say the same; both are normalised first. */
export function isSameText(given: string, expected: string, comparison: TextComparison): boolean {
  if (comparison === 'number')
    return isNumber(given) && isNumber(expected) && numberOf(given) === numberOf(expected)
  return normalizeText(given).toLowerCase() === normalizeText(expected).toLowerCase()
}
