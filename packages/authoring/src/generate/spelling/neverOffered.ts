/** Forms that dictionaries accept beside the one that is taught: a learner who chooses one is not wrong. */
export const neverOffered: ReadonlySet<string> = new Set(['fishes', 'persons', 'scarfs', 'calfs', 'waked'])

/** Past forms that dictionaries accept after *have*, too: *she had hid the key*. */
export const participlesToo: ReadonlySet<string> = new Set(['bit', 'forgot', 'hid'])
