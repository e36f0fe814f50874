import { type SessionState, spentSoFar } from '@wordstride/learning'

/** What the row of a session tells of its state. */
export const projectionOf = (state: SessionState) => ({
  sessionStatus: state.sessionStatus,
  endingLevel: state.standing.level,
  endedAt: state.endTime === null ? null : new Date(state.endTime),
  activeMs: state.activeMs,
  spentMs: spentSoFar(state),
})
