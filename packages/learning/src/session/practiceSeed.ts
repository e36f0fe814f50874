/** What decides the order of a problem of practice, wherever it is drawn: `index` is its place in the row of the session. */
export const practiceSeed = (sessionId: string, problemId: string, index: number): string =>
  `${sessionId} ${problemId} ${index}`
