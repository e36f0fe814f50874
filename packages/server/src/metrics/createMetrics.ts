import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  countRequest(call: string, status: number, seconds: number): void
  countJob(job: string, outcome: string, seconds: number): void
  /** Asked when somebody reads. */
  onRead(gauge: { name: string; help: string; labels: string[] }, read: ReadGauge): void
  text(): Promise<string>
  contentType: string
}

type ReadGauge = () => Promise<{ labels: Record<string, string>; value: number }[]>

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

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
  return {
    countRequest(call, status, seconds) {
      requests.inc({ call, status })
      requestSeconds.observe({ call }, seconds)
    },
    countJob(job, outcome, seconds) {
      jobs.inc({ job, outcome })
      jobSeconds.observe({ job }, seconds)
    },
    onRead({ name, help, labels }, read) {
      new Gauge({
        name,
        help,
        labelNames: labels,
        registers,
        async collect() {
          this.reset()
          for (const { labels: found, value } of await read()) this.set(found, value)
        },
      })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
