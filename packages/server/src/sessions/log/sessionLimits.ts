/** More than any session needs: whoever sends more is no student. */
export const MOST_EVENTS = 5_000
/** A child who never passes gives one every ten seconds for five hours. Each further one reads all of them again. */
export const MOST_ANSWERS = 2_000
