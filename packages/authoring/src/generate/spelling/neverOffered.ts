/** Forms that dictionaries accept beside the one that is taught: a learner who chooses one is not wrong. */
export const neverOffered: ReadonlySet<string> = new Set(['fishes', 'persons', 'scarfs', 'calfs', 'waked'])
