import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'

interface TracedCall {
  call: string
  requestId: string
  /** The HTTP status of the reply to an error. */
  statusOf(error: unknown): number
}

/** Tells an OpenTelemetry collector what was done, never for whom nor with which values. */
export interface Tracing {
  /** Does the work of a call as a span: how it ended, and the statements that were sent meanwhile. */
  traceCall<Result>(of: TracedCall, work: () => Promise<Result>): Promise<Result>
  /** A run that has just ended. */
  traceJob(job: string, outcome: string, seconds: number): void
  /** A statement that is sent now, for the call that sends it. */
  noteStatement(statement: string): void
  /** Sends what has not been sent; a collector that does not take it is told to the log and keeps nobody waiting. */
  close(log: Pick<FastifyBaseLogger, 'warn'>): Promise<void>
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
