/** An unfinished session is given back for this long; afterwards a new one is made. */
export const RESUME_MS = 12 * 3_600_000

/** Sessions begun since then may be gone on with. */
export const runningSince = (now: Date): Date => new Date(now.getTime() - RESUME_MS)
