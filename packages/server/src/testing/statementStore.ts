import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import findFaults from '@learninglocker/xapi-validation'
import type { Statement } from '@xapi/xapi'

export interface StatementStore {
  endpoint: string
  /** In the order of their arrival. */
  statements: Statement[]
  /** How often somebody sent something. */
  requests: number
  /** What it says to all that comes, instead of taking it. */
  failing: number | null
  /** Answers 400 to whatever has this in it. */
  dislikes: string | null
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/**
 * A learning record store on a port of its own: takes a batch wholly or not at all, no second statement of one id
 * (xAPI 1.0.3, part 3, 2.1.2), and looks over each by the rules of Learning Locker.
 */
export async function startStatementStore(key: string, secret: string): Promise<StatementStore> {
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  const take = (sent: Statement[], store: StatementStore): number => {
    const isBad = (one: Statement) =>
      findFaults(one).length > 0 || (store.dislikes !== null && JSON.stringify(one).includes(store.dislikes))
    if (sent.some(isBad)) return 400
    const known = (one: Statement) => store.statements.find(({ id }) => id === one.id)
    if (sent.some((one) => known(one) && !isDeepStrictEqual(known(one), one))) return 409
    store.statements.push(...sent.filter((one) => !known(one)))
    return 200
  }
  const server = createServer(async (request, reply) => {
    const text = await bodyOf(request)
    store.requests++
    const { pathname } = new URL(request.url ?? '', 'http://store')
    const status = () => {
      if (request.headers.authorization !== authorization) return 401
      if (!request.headers['x-experience-api-version']?.toString().startsWith('1.0')) return 400
      if (request.method !== 'POST' || pathname !== '/xapi/statements') return 404
      return store.failing ?? take(JSON.parse(text), store)
    }
    const ids = () => (JSON.parse(text) as Statement[]).map(({ id }) => id)
    const code = status()
    reply
      .writeHead(code, { 'content-type': 'application/json' })
      .end(JSON.stringify(code === 200 ? ids() : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const store: StatementStore = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/xapi/`,
    statements: [],
    requests: 0,
    failing: null,
    dislikes: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return store
}
