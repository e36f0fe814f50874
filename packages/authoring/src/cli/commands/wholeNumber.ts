import { InvalidArgumentError } from 'commander'

/** The value of an option that counts. */
export function wholeNumber(written: string): number {
  if (!/^[1-9]\d{0,5}$/.test(written)) throw new InvalidArgumentError('Expected a whole number.')
  return Number(written)
}

/** The value of `--grades`: `3` or `1-3`. */
export function gradeRange(written: string): [from: number, to: number] {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(written) ?? []
  if (from === undefined || Number(from) > Number(to))
    throw new InvalidArgumentError('Expected grades such as 3 or 1-3.')
  return [Number(from), Number(to)]
}
