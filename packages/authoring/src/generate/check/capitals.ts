import { NAMES } from '../names'
import type { Judge } from './judge'

const DAYS = 'mon tues wednes thurs fri satur sun'.split(' ').map((day) => `${day}day`)
const PROPER = new Set([
  ...DAYS,
  ...'january february april may june july august september october november december'.split(' '),
  ...'texas mexico america kenya ohio chicago canada india'.split(' '),
  ...'halloween thanksgiving pip new york san diego city oak main park street avenue lake erie day'.split(
    ' ',
  ),
  ...'mr. mrs. dr. lopez chen green seuss aunt uncle rosa kofi i'.split(' '),
  "year's",
  ...NAMES.map((name) => name.toLowerCase()),
])

/** These are names only beside another name. */
const ALONE_SMALL = new Set([
  'park',
  'city',
  'lake',
  'uncle',
  'aunt',
  'street',
  'day',
  'new',
  'main',
  'oak',
  'green',
])

const isProper = (word: string, isAlone: boolean): boolean =>
  PROPER.has(word.toLowerCase()) && !(isAlone && ALONE_SMALL.has(word.toLowerCase()))

const rightCase = (word: string, isAlone: boolean): string =>
  isProper(word, isAlone) ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase() : word.toLowerCase()

export const capitalJudge: Judge = {
  form: (asked, form) => rightCase(asked, true) === form,
  sentence: ({ before, form }) => {
    if (form === 'me') return false
    const words = form.split(' ')
    const right = words.map((word) => rightCase(word, words.length === 1))
    if (before === '') right[0] = (right[0] ?? '').charAt(0).toUpperCase() + (right[0] ?? '').slice(1)
    return right.join(' ') === form
  },
  group: (name, card) => (name === 'capital letter') === isProper(card, true),
}
