import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { inTime } from '../db/inTime'

/** What went wrong in a browser. */
export interface Trouble {
  /** Their kinds, such as 'TypeError'. */
  errors: readonly string[]
  outbox: { waitedSeconds: number; putAside: number } | null
}

export interface Metrics {
  countRequest(call: string, status: number, seconds: number): void
  countJob(job: string, outcome: string, seconds: number): void
  countTrouble(trouble: Trouble): void
  /** Asked when somebody reads. */
  onRead(gauge: { name: string; help: string; labels: string[] }, read: ReadGauge): void
  text(): Promise<string>
  contentType: string
}

type ReadGauge = () => Promise<{ labels: Record<string, string>; value: number }[]>

/** Milliseconds; whoever reads /metrics waits for ten seconds. */
const READ_TIMEOUT = 3_000

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const OUTBOX_SECONDS = [60, 300, 900, 3600, 14_400, 86_400, 604_800]
/** Others are counted together: a client chooses no labels. */
const ERROR_KINDS = new Set([
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'DOMException',
  'ChunkLoadError',
])

/** What one process counts, in the format of Prometheus. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'wordstride_requests_total',
    help: 'Requests answered, by call and HTTP status',
    labelNames: ['call', 'status'],
    registers,
  })
  const requestSeconds = new Histogram({
    name: 'wordstride_request_seconds',
    help: 'Time to answer a request, by call',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const jobs = new Counter({
    name: 'wordstride_jobs_total',
    help: 'Runs of jobs in this process, by job and outcome',
    labelNames: ['job', 'outcome'],
    registers,
  })
  const jobSeconds = new Histogram({
    name: 'wordstride_job_seconds',
    help: 'Time that runs of jobs took, by job',
    labelNames: ['job'],
    buckets: SECONDS,
    registers,
  })
  const clientErrors = new Counter({
    name: 'wordstride_client_errors_total',
    help: 'Errors that browsers have told of, by kind',
    labelNames: ['kind'],
    registers,
  })
  const outboxSeconds = new Histogram({
    name: 'wordstride_outbox_seconds',
    help: 'How long answers had waited in browsers, as told when they were sent at last',
    buckets: OUTBOX_SECONDS,
    registers,
  })
  const putAside = new Counter({
    name: 'wordstride_outbox_put_aside_total',
    help: 'Answers that browsers could not send',
    registers,
  })
  return {
    countRequest(call, status, seconds) {
      requests.inc({ call, status })
      requestSeconds.observe({ call }, seconds)
    },
    countJob(job, outcome, seconds) {
      jobs.inc({ job, outcome })
      jobSeconds.observe({ job }, seconds)
    },
    countTrouble({ errors, outbox }) {
      for (const name of errors) clientErrors.inc({ kind: ERROR_KINDS.has(name) ? name : 'other' })
      if (outbox) {
        outboxSeconds.observe(outbox.waitedSeconds)
        putAside.inc(outbox.putAside)
      }
    },
    onRead({ name, help, labels }, read) {
      let reading: ReturnType<ReadGauge> | null = null
      // One that never ends must not have another beside it at every scrape.
      const readAlone = () => {
        reading ??= read().finally(() => {
          reading = null
        })
        return reading
      }
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          this.reset()
          // A database that is away must not take the counts of the process with it.
          const found = await inTime(READ_TIMEOUT, readAlone()).catch(() => [])
          for (const { labels: of, value } of found) this.set(of, value)
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
