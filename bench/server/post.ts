import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

/** Posts JSON over kept connections. */
export function post(url: string, token: string, body: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), token },
        timeout: 10_000,
      },
      (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk) => {
          text += chunk
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: text }))
        reply.on('error', reject)
        reply.on('aborted', () => reject(new Error('aborted')))
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', reject)
    sent.end(body)
  })
}
