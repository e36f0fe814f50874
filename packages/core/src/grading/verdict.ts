/** Verdict of a problem or of one of its parts (TYPE-00.1). */
export const VERDICTS = ['correct', 'incorrect', 'not_answered', 'over_answered'] as const
export type Verdict = (typeof VERDICTS)[number]
