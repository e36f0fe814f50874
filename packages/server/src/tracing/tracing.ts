import type { Config } from '../config'

/** Tells an OpenTelemetry collector what was done, never for whom nor with which values. */
export interface Tracing {
  /** Does the work of a call as a span: how it ended, and the statements that were sent meanwhile. */
  traceCall<Result>(of: { call: string; requestId: string }, work: () => Promise<Result>): Promise<Result>
  /** A run that has just ended. */
  traceJob(job: string, outcome: string, seconds: number): void
  /** A statement that is sent now, for the call that sends it. */
  noteStatement(statement: string): void
  /** Sends what has not been sent. */
  close(): Promise<void>
}

export const noTracing: Tracing = {
  traceCall: (_, work) => work(),
  traceJob: () => {},
  noteStatement: () => {},
  close: async () => {},
}

export async function startTracing(traces: Config['traces']): Promise<Tracing> {
  if (traces === null) return noTracing
  const { traceTo } = await import('./traceTo')
  return traceTo(traces)
}
