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
  const areRight = Array.from({ length: count }, (_, i) => fits(i, i))
  const missing = [...areRight.keys()].filter((i) => !areRight[i])
  for (const given of [...missing]) {
    const at = missing.findIndex((due) => fits(given, due))
    if (at === -1) continue
    missing.splice(at, 1)
    areRight[given] = true
  }
  return areRight
}
