import type { SessionState } from '@wordstride/learning'

/** What the row of a session tells of its state. */
export const projectionOf = ({ sessionStatus, endingLevel, endTime, activeMs }: SessionState) => ({
  sessionStatus,
  endingLevel,
  endedAt: endTime === null ? null : new Date(endTime),
  activeMs,
})
