import { Agent, request } from 'node:http'
import pLimit from 'p-limit'
import type { Wish } from './wishes'

/** More than the six that the server works at for one user, so that turns are waited for, too. */
const AT_ONCE = 24
/** A reply that takes longer counts as none. */
const HANG_MS = 20_000

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

export interface Reply {
  /** 0 without a reply. */
  status: number
  body: string
  milliseconds: number
}

function sendOnce(address: string, { method, path, body, token }: Wish): Promise<Reply> {
  const begun = performance.now()
  return new Promise((resolve) => {
    const end = (status: number, text: string) =>
      resolve({ status, body: text, milliseconds: performance.now() - begun })
    const sent = request(
      `${address}${path}`,
      { agent, method, timeout: HANG_MS, headers: { ...(token ? { token } : {}), ...ofBody(method, body) } },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk) => {
          text += chunk
        })
        reply.on('end', () => end(reply.statusCode ?? 0, text))
        reply.on('error', (error) => end(0, error.message))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('no reply in time')))
    sent.on('error', (error: NodeJS.ErrnoException) => end(0, error.code ?? error.message))
    sent.end(method === 'POST' ? body : undefined)
  })
}

const ofBody = (method: Wish['method'], body: string) =>
  method === 'POST' ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}

/** A kept connection may have been closed in between, as after a header that was too long. */
async function sendOne(address: string, wish: Wish): Promise<Reply> {
  const reply = await sendOnce(address, wish)
  return reply.status === 0 && reply.body === 'ECONNRESET' ? sendOnce(address, wish) : reply
}

export async function sendAll(address: string, wishes: readonly Wish[]): Promise<Reply[]> {
  const turn = pLimit(AT_ONCE)
  return Promise.all(wishes.map((wish) => turn(() => sendOne(address, wish))))
}

export type Outcome = 'accepted' | 'refused' | 'fault'

const REFUSALS = [400, 403, 404, 413, 429, 431]

/** What a reply comes to. A fault: an error of the server, no reply in time, or one that is not of the wire. */
export function outcomeOf({ status, body }: Reply): Outcome {
  if (REFUSALS.includes(status)) return 'refused'
  if (status !== 200) return 'fault'
  try {
    const { is_success } = JSON.parse(body)
    return is_success === true ? 'accepted' : is_success === false ? 'refused' : 'fault'
  } catch {
    return 'fault'
  }
}
