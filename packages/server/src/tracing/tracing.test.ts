import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { handlers } from '../handlers'
import { createTestApp } from '../testing/createTestApp'
import { openTestDatabase } from '../testing/testDatabase'
import { startTracing } from './tracing'

interface Told {
  key: string
  value: { stringValue?: string; intValue?: number }
}
interface SpanSent {
  name: string
  attributes: Told[]
  events: { name: string; timeUnixNano: string }[]
  startTimeUnixNano: string
  endTimeUnixNano: string
  status: { code: number }
}

let collector: Server
let sent: string[]
beforeEach(async () => {
  sent = []
  collector = createServer(async (request, response) => {
    sent.push(`${request.url} ${await text(request)}`)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
afterEach(() => void collector.close())

const endpoint = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

const spansSent = (): SpanSent[] =>
  sent.flatMap((request) => {
    const [path = '', ...body] = request.split(' ')
    expect(path).toBe('/v1/traces')
    const { resourceSpans } = JSON.parse(body.join(' '))
    return resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SpanSent[] }[] }) =>
      scopeSpans.flatMap(({ spans }) => spans),
    )
  })

const told = ({ attributes }: SpanSent, key: string) => attributes.find((each) => each.key === key)?.value

const OK = 0
const ERROR = 2

it('tells a collector of calls, their statements and how they ended, and of jobs; never who or what', async () => {
  const tracing = await startTracing({ endpoint: endpoint(), share: 1 })
  const database = await openTestDatabase()
  database.watch(tracing.noteStatement)
  const test = await createTestApp({
    database,
    tracing,
    handlers: {
      ...handlers,
      getSupportInfo: () => Promise.reject(new Error('a broken handler')),
    },
  })
  const token = await test.login('student')
  await test.call('login', { username: 'student', password: 'planted-password' })
  expect(
    (await test.post('userauth', { function: 'userByToken', params: {} }, { token: 'foreign' })).status,
  ).toBe(403)
  const [, broken] = await Promise.all([
    test.call('userByToken', {}, token),
    test.post('getSupportInfo', { function: 'get_support_info', params: {} }, { token }),
  ])
  expect(broken.status).toBe(500)
  tracing.traceJob('close_weeks', 'done', 1.5)
  await test.close()
  await tracing.close()

  const spans = spansSent()
  const named = (name: string) => spans.filter((span) => span.name === name)
  const [signIn] = named('login')
  expect(signIn?.events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['select users', 'insert tokens']),
  )
  expect(signIn && told(signIn, 'wordstride.request_id')?.stringValue).toMatch(/^[0-9a-f-]{36}$/)
  for (const { events, startTimeUnixNano, endTimeUnixNano } of spans)
    for (const { timeUnixNano } of events) {
      expect(BigInt(timeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano))
      expect(BigInt(timeUnixNano)).toBeLessThanOrEqual(BigInt(endTimeUnixNano))
    }
  expect(named('userByToken').map(({ status }) => status.code)).toEqual([OK, OK])
  expect(named('userByToken').map((span) => told(span, 'http.response.status_code')?.intValue)).toContain(403)
  const [job] = named('job close_weeks')
  expect(Number(job?.endTimeUnixNano) - Number(job?.startTimeUnixNano)).toBeCloseTo(1.5e9, -7)
  expect(job && told(job, 'wordstride.job.outcome')?.stringValue).toBe('done')
  const all = sent.join()
  for (const secret of ['student', 'planted-password', token, 'foreign', 'a broken handler'])
    expect(all.includes(secret), secret).toBe(false)
  expect(spans.find(({ status }) => status.code === ERROR)?.name).toBe('getSupportInfo')
})

it('a share of none sends nothing, and without a collector nothing is loaded', async () => {
  const tracing = await startTracing({ endpoint: endpoint(), share: 0 })
  expect(await tracing.traceCall({ call: 'login', requestId: 'r' }, async () => 7)).toBe(7)
  await tracing.close()
  expect(sent).toEqual([])
  const { noTracing } = await import('./tracing')
  expect(await startTracing(null)).toBe(noTracing)
})
