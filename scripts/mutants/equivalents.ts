/** Ways to change a source that change nothing a learner or an author could see, or that are no fault; each with its reason. */
export const equivalents: readonly { file: string; label: string; reason: string }[] = []
