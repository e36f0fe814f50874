import type { PartResult } from '../grading/gradeResult'

/** The things in groups of those that are alike. */
export function groupsAlike<TThing>(
  things: readonly TThing[],
  areAlike: (a: TThing, b: TThing) => boolean,
): TThing[][] {
  const groups: TThing[][] = []
  for (const thing of things) {
    const group = groups.find(([first]) => areAlike(first as TThing, thing))
    if (group) group.push(thing)
    else groups.push([thing])
  }
  return groups
}

const isWrong = ({ verdict }: PartResult): boolean => verdict === 'incorrect'

/**
 * The parts where alike things can change places: `fits` says whether what is given at one position is what belongs to
 * another. Each is there for itself first, and once.
 */
export function amongAlike(parts: PartResult[], fits: (given: number, due: number) => boolean): PartResult[] {
  if (!parts.some(isWrong)) return parts
  const areThere = parts.map(({ verdict }) => verdict === 'correct')
  return parts.map((part, given) => {
    const due = isWrong(part) ? areThere.findIndex((isThere, i) => !isThere && fits(given, i)) : -1
    if (due === -1) return part
    areThere[due] = true
    return { ...part, verdict: 'correct' }
  })
}
