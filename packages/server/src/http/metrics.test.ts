import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics } from '../metrics/createMetrics'
import { createTestApp, type TestApp } from '../testing/createTestApp'
import { buildMetricsApp } from './metrics'

const TOKEN = 'a-token-of-some-length'

let test: TestApp
let open: FastifyInstance
let guarded: FastifyInstance
beforeAll(async () => {
  const metrics = createMetrics()
  metrics.onRead({ name: 'wordstride_mails', help: 'Mails', labels: ['state'] }, async () => [
    { labels: { state: 'sent' }, value: 3 },
  ])
  metrics.countJob('close_weeks', 'done', 0.2)
  test = await createTestApp({ metrics })
  open = buildMetricsApp(metrics, undefined)
  guarded = buildMetricsApp(metrics, TOKEN)
})
afterAll(() => Promise.all([test.close(), open.close(), guarded.close()]))

const read = (app: FastifyInstance, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/metrics', headers, remoteAddress })

describe('/metrics', () => {
  it('tells this machine of requests by call, of jobs and of what is asked at that moment', async () => {
    await test.login('student')
    await test.get('nothing')
    const reply = await read(open)
    expect(reply.headers['content-type']).toMatch(/^text\/plain/)
    expect(reply.headers['x-content-type-options']).toBe('nosniff')
    expect(reply.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    for (const line of [
      'wordstride_requests_total{call="login",status="200"} 1',
      'wordstride_request_seconds_count{call="login"} 1',
      'wordstride_jobs_total{job="close_weeks",outcome="done"} 1',
      'wordstride_job_seconds_bucket{le="0.25",job="close_weeks"} 1',
      'wordstride_mails{state="sent"} 3',
      'process_cpu_seconds_total',
    ])
      expect(reply.body).toContain(line)
  })

  it('goes on without what a database tells that is away or does not answer', async () => {
    const metrics = createMetrics()
    const gauge = (name: string) => ({ name, help: name, labels: ['state'] })
    metrics.onRead(gauge('of_the_process'), async () => [{ labels: { state: 'busy' }, value: 2 }])
    metrics.onRead(gauge('away'), () => Promise.reject(new Error('ECONNREFUSED')))
    metrics.onRead(gauge('frozen'), () => new Promise(() => {}))
    const app = buildMetricsApp(metrics, undefined)
    const reply = await read(app)
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('of_the_process{state="busy"} 2')
    expect(reply.body).not.toMatch(/^(?:away|frozen)/m)
    await app.close()
  })

  it('asks a database that does not answer no second time meanwhile', async () => {
    const metrics = createMetrics()
    const gauge = { name: 'slow', help: 'slow', labels: ['state'] }
    const answers: ((value: number) => void)[] = []
    metrics.onRead(gauge, async () => [
      { labels: { state: 'sent' }, value: await new Promise((resolve) => answers.push(resolve)) },
    ])
    expect(await metrics.text()).not.toContain('slow{')
    const later = metrics.text()
    expect(answers).toHaveLength(1)
    answers[0]?.(3)
    expect(await later).toContain('slow{state="sent"} 3')
    const next = metrics.text()
    answers[1]?.(4)
    expect(await next).toContain('slow{state="sent"} 4')
  })

  it('is not on the port of the product', async () => {
    expect((await read(test.app)).statusCode).toBe(404)
  })

  it('is not there for other machines, also behind a proxy on this one', async () => {
    expect((await read(open, {}, '203.0.113.7')).statusCode).toBe(404)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])
      expect((await read(open, { [name]: '127.0.0.1' })).statusCode, name).toBe(404)
  })

  it('with a token it is for whoever sends it', async () => {
    const given = (token: string) => ({ authorization: `Bearer ${token}` })
    expect((await read(guarded)).statusCode).toBe(404)
    expect((await read(guarded, given('another-token-of-some'))).statusCode).toBe(404)
    expect((await read(guarded, given(TOKEN), '203.0.113.7')).statusCode).toBe(200)
  })
})
