import { Agent, request } from 'node:http'
import { gunzipSync } from 'node:zlib'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

interface Reply {
  status: number
  body: string
}

type Sent = { method: 'GET' } | { method: 'POST'; body: string }

/** Over kept connections: `fetch` costs several times as much, and the bench shares the processor with what it measures. */
function send(url: string, headers: Record<string, string | number>, sent: Sent): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method: sent.method, headers, timeout: 10_000 }, (reply) => {
      const parts: Buffer[] = []
      reply.on('data', (part: Buffer) => parts.push(part))
      reply.on('end', () => {
        const bytes = Buffer.concat(parts)
        const body = reply.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
        resolve({ status: reply.statusCode ?? 0, body: body.toString() })
      })
      reply.on('error', reject)
      reply.on('aborted', () => reject(new Error('aborted')))
    })
    asked.on('timeout', () => asked.destroy(new Error('timeout')))
    asked.on('error', reject)
    asked.end(sent.method === 'POST' ? sent.body : undefined)
  })
}

export const get = (url: string, token: string): Promise<Reply> =>
  send(url, { 'accept-encoding': 'gzip', token }, { method: 'GET' })

/** Posts JSON. */
export const post = (url: string, token: string, body: string): Promise<Reply> =>
  send(
    url,
    { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), token },
    { method: 'POST', body },
  )
