import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import { inTime } from '../db/inTime'
import { nameOfStatement } from '../log/nameOfStatement'
import type { Tracing } from './tracing'

/** What is left is sent while the server stops, which may take ten seconds in all (milliseconds). */
const CLOSE_TIMEOUT = 2_000

/** A refusal is no fault of ours. */
function noteEnd(span: Span, error: unknown, status: number): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : typeof error)
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** By OTLP over HTTP; `share` of the calls, from 0 to 1. */
export function traceTo({ endpoint, share }: { endpoint: string; share: number }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'wordstride' }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('wordstride')
  const current = new AsyncLocalStorage<Span>()
  return {
    async traceCall({ call, requestId, statusOf }, work) {
      const attributes = { 'rpc.method': call, 'wordstride.request_id': requestId }
      const span = tracer.startSpan(call, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
      try {
        return await current.run(span, work)
      } catch (error) {
        noteEnd(span, error, statusOf(error))
        throw error
      } finally {
        span.end()
      }
    },
    traceJob(job, outcome, seconds) {
      const end = Date.now()
      const attributes = { 'wordstride.job.outcome': outcome }
      tracer.startSpan(`job ${job}`, { attributes, startTime: end - seconds * 1000 }, ROOT_CONTEXT).end(end)
    },
    noteStatement: (statement) => current.getStore()?.addEvent(nameOfStatement(statement)),
    async close(log) {
      try {
        await inTime(CLOSE_TIMEOUT, provider.shutdown(), 'The collector')
      } catch (error) {
        log.warn({ err: error }, 'the last traces are not sent')
      }
    },
  }
}
