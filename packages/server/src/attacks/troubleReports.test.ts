import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMetrics, type Metrics } from '../metrics/createMetrics'
import { createTestApp, type TestApp } from '../testing/createTestApp'

const PLANTED = 'what a pupil wrote'
const ERROR = { name: 'TypeError', place: 'index-1a2b3c.js:10:2345', page: 'problems' }

let log = ''
let metrics: Metrics
let test: TestApp
beforeAll(async () => {
  metrics = createMetrics()
  test = await createTestApp({
    metrics,
    environment: { LOG_LEVEL: 'info' },
    logTo: {
      write: (line) => {
        log += line
      },
    },
  })
})
afterAll(() => test.close())

const report = (fields: object) => test.post('trouble', { function: 'reportTrouble', params: fields })

describe('what browsers tell of their troubles', () => {
  it('is counted and logged, also of who is not signed in', async () => {
    const outbox = { waited_seconds: 400, put_aside: 2 }
    const errors = [ERROR, { ...ERROR, name: 'MadeUpError' }]
    expect(await report({ errors, outbox })).toMatchObject({ status: 200, body: { is_success: true } })
    const text = await metrics.text()
    for (const line of [
      'wordstride_client_errors_total{kind="TypeError"} 1',
      'wordstride_client_errors_total{kind="other"} 1',
      'wordstride_outbox_seconds_bucket{le="900"} 1',
      'wordstride_outbox_seconds_bucket{le="300"} 0',
      'wordstride_outbox_put_aside_total 2',
    ])
      expect(text).toContain(line)
    expect(log).toContain('index-1a2b3c.js:10:2345')
  })

  it('carries no words, is short, and cannot fill the log', async () => {
    for (const errors of [
      [{ ...ERROR, name: PLANTED }],
      [{ ...ERROR, place: PLANTED }],
      [{ ...ERROR, page: PLANTED }],
      Array(11).fill(ERROR),
    ])
      expect((await report({ errors, outbox: null })).status).toBe(400)
    await report({ errors: [{ ...ERROR, message: PLANTED }], outbox: null })
    expect(log).not.toContain(PLANTED)
    for (let i = 0; i < 40; i++) await report({ errors: [ERROR], outbox: null })
    expect(log.match(/a browser has failed/g)).toHaveLength(30)
    test.advance(60_000)
    expect((await report({ errors: [ERROR], outbox: null })).body).toMatchObject({ is_success: true })
  })
})
