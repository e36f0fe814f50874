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

/**
 * By position whether what is given is right, where alike things can change places: `fits` says whether what is given
 * at one position is what belongs to another. Each is there for itself first, and once.
 */
export function rightAmongAlike(count: number, fits: (given: number, due: number) => boolean): boolean[] {
  const areRight: boolean[] = []
  for (let i = 0; i < count; i++) areRight.push(fits(i, i))
  if (!areRight.includes(false)) return areRight
  const areThere = [...areRight]
  for (let given = 0; given < count; given++)
    for (let due = 0; due < count && !areRight[given]; due++)
      if (!areThere[due] && fits(given, due)) {
        areRight[given] = true
        areThere[due] = true
      }
  return areRight
}
