/** More than any session needs: whoever sends more is no student. */
export const MOST_EVENTS = 5_000
/** A child who never passes gives one every ten seconds for five hours. Each further one reads all of them again. */
export const MOST_ANSWERS = 2_000
/** Problems that could not be drawn. A lesson has no end without a pass: its row would grow by each that is skipped. */
export const MOST_SKIPS = 200
/**
 * Characters of a response that decides nothing, which a student may send again and again: a draft, and an answer that is
 * none or not the next one.
 */
export const LONGEST_UNDECIDED = 4_000
