import type { Declaration } from './declarations'
import { keysOf, type Possible } from './keys'

const swapped = (text: string): string =>
  [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')

/** A word as it is, in other letters, and with slips. */
export const around = (text: string): string[] => [
  text,
  text.toLowerCase(),
  text.toUpperCase(),
  text.charAt(0).toUpperCase() + text.slice(1),
  text.charAt(0).toLowerCase() + text.slice(1),
  swapped(text),
  text.slice(1),
  text.slice(0, -1),
  `${text}s`,
  `x${text}`,
  `${text} ${text}`,
  `${text}.`,
]

const exact = (number: number): string => String(Number(number.toPrecision(12)))

/** A number and those near it: within, at and beyond what its tolerance may be. */
const near = (number: number, tolerances: readonly number[]): string[] => [
  exact(number),
  exact(-number),
  exact(number * 10),
  ...[
    0.001,
    0.01,
    0.1,
    0.5,
    1,
    2,
    10,
    ...tolerances.flatMap((each) => [each / 2, each, each * 1.01, each * 2]),
  ].flatMap((distance) => [exact(number + distance), exact(number - distance)]),
]

const NUMBERS = /^(integer|float)$/

/** Texts for one gap: never all there are. */
export function typedAnswers(declaration: Declaration, tolerances: readonly number[]): Possible {
  const { baseType, table } = declaration
  const keys = [
    ...new Set([...keysOf(declaration).flat(), ...(table?.entries ?? []).map(({ key }) => String(key))]),
  ]
  const texts = NUMBERS.test(baseType)
    ? keys
        .flatMap((key) => near(Number(key), tolerances))
        .filter((text) => (baseType === 'float' ? /^[-\d.]+$/ : /^-?\d+$/).test(text))
    : keys.flatMap(around)
  const others = NUMBERS.test(baseType) ? ['0', '7', '123456'] : ['x', 'something else', '0']
  return {
    answers: [[], ...[...new Set([...texts, ...others])].map((text) => (text.trim() === '' ? [] : [text]))],
    isComplete: false,
  }
}
