import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  /** As it came, with its headers. */
  source: string
}

export interface MailServer {
  received: ReceivedMail[]
  close(): Promise<void>
}

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const refusal = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode })

/** A real receiver of mails. Addresses that begin with 'refused' it never takes, those with 'later' at the second time. */
export async function openMailServer(port: number): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const asked = new Set<string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const isFirst = !asked.has(address)
      asked.add(address)
      if (address.startsWith('refused')) done(refusal('No such mailbox', 550))
      else done(address.startsWith('later') && isFirst ? refusal('Try again', 451) : null)
    },
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source })
        done()
      }, done)
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { received, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
