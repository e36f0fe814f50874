import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { statusOf } from '../dispatch/replyError'
import { handlers } from '../handlers'
import { createTestApp } from '../testing/createTestApp'
import { openTestDatabase } from '../testing/testDatabase'
import { TooManyWaitingError } from '../turns/createTurns'
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
afterEach(() => {
  collector.closeAllConnections()
  collector.close()
})

const noLog = { warn: () => expect.fail('The collector has taken everything.') }

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

const CALL = { call: 'login', requestId: 'r', statusOf }

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
  await tracing.close(noLog)

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
  expect(await tracing.traceCall(CALL, async () => 7)).toBe(7)
  await tracing.close(noLog)
  expect(sent).toEqual([])
  const { noTracing } = await import('./tracing')
  expect(await startTracing(null)).toBe(noTracing)
})

it.each([
  ['too many that wait', new TooManyWaitingError(1), '429'],
  ['a value that cannot be stored', Object.assign(new Error('invalid uuid'), { code: '22P02' }), '400'],
])('%s is a refusal, as the reply is', async (_, error, status) => {
  const tracing = await startTracing({ endpoint: endpoint(), share: 1 })
  const refused = tracing.traceCall(CALL, () => Promise.reject(error))
  await expect(refused).rejects.toBe(error)
  await tracing.close(noLog)
  const [span] = spansSent()
  expect(String(span && told(span, 'http.response.status_code')?.intValue)).toBe(status)
  expect(span?.status.code).toBe(OK)
})

it.each([
  ['is away', () => void collector.close()],
  ['does not answer', () => void collector.removeAllListeners('request')],
])('a collector that %s keeps no server from stopping', async (_, fail) => {
  const tracing = await startTracing({ endpoint: endpoint(), share: 1 })
  fail()
  await tracing.traceCall(CALL, async () => {})
  const warn = vi.fn()
  const begin = performance.now()
  await tracing.close({ warn })
  expect(performance.now() - begin).toBeLessThan(4_000)
  expect(warn).toHaveBeenCalledOnce()
})
