import type { Judge } from './judge'

/** Words of fixed places; opinions and qualities have none and may change places. */
const CLASSES: Record<string, string> = {
  number: 'two three four five',
  size: 'little small large big tall huge long low',
  age: 'old young new',
  shape: 'round square',
  color: 'red green golden silver blue yellow gray black',
  origin: 'Brazilian French Japanese',
  material: 'wool wooden brick stone glass',
}

const classOf = (word: string): string =>
  Object.entries(CLASSES).find(([, words]) => words.split(' ').includes(word))?.[0] ?? 'quality'

/** A comma stands between two that can change places: where neither has a place of its own. */
function wanted(first: string, second: string): string {
  const isCoordinate = classOf(second) === 'quality'
  return isCoordinate ? `${first}, ${second}` : `${first} ${second}`
}

export const coordinateJudge: Judge = {
  sentence: ({ form }) => {
    const [first = '', second = ''] = form.replaceAll(',', '').split(/[ -]/)
    return form === wanted(first, second)
  },
}
