import { type Mutation, mutationsOf } from './operators'

/** The name under which a way to break a source is switched on. */
export const mutantId = (file: string, index: number): string => `${file}#${index}`

export const SWITCH = '__mutant'

interface Numbered extends Mutation {
  id: string
}

/** The source with every way to break it in it, each behind its switch: the whole is compiled once. */
export function instrument(file: string, text: string): string {
  const numbered: Numbered[] = mutationsOf(file, text).map((mutation, i) => ({
    ...mutation,
    id: mutantId(file, i),
  }))
  // Outer ones first; of one place the last is the outermost.
  const ordered = [...numbered].sort((a, b) => a.start - b.start || b.end - a.end)

  function render(start: number, end: number, inside: readonly Numbered[]): string {
    let result = ''
    let at = start
    let rest = inside
    while (rest.length > 0) {
      const [outer, ...others] = rest as [Numbered, ...Numbered[]]
      const contained = others.filter((other) => other.start < outer.end)
      const original = render(outer.start, outer.end, contained)
      result +=
        text.slice(at, outer.start) +
        outer.apply(original, `(globalThis.${SWITCH} === ${JSON.stringify(outer.id)})`)
      at = outer.end
      rest = others.filter((other) => other.start >= outer.end)
    }
    return result + text.slice(at, end)
  }
  return render(0, text.length, ordered)
}
