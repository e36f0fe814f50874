/** SR-21, SR-22: a week with so many points is completed. */
const COMPLETED_POINTS = 100
/** What a sum of parts may lack of a whole. */
const ROUNDING = 1e-6

/** Whether a week has earned its tokens, counts in the streak, and is all done. */
export const isCompleted = (points: number): boolean => points >= COMPLETED_POINTS - ROUNDING

/** CONST-14: points as they are told: in tenths, rounded down, so that 100.0 is told of completed weeks alone. */
export const toldPoints = (points: number): number => Math.floor((points + ROUNDING) * 10) / 10
