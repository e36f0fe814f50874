import { createTransport } from 'nodemailer'
import pLimit from 'p-limit'
import type { Config } from '../config'
import { isLoopback } from '../loopback'
import { isNeeded } from './mailKinds'
import { unsubscribeLink } from './mailLinks'

export interface OutgoingMail {
  mailId: string
  kind: string
  toAddress: string
  subject: string
  text: string
  html: string
}

/** A mail server may allow a client few. */
const MOST_CONNECTIONS = 3

/** Gives a mail to the mail server; throws when it does not take it. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

/** One click in the reader's mail program, without a page (RFC 8058). */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

export function openTransport({ smtp, publicUrl }: Pick<Config, 'smtp' | 'publicUrl'>): MailTransport | null {
  if (smtp === null) return null
  const transport = createTransport({
    url: smtp.url,
    // Whoever sits between could take the offer of TLS out of the reply. The address may say `?requireTLS=false`.
    requireTLS: !isLoopback(new URL(smtp.url)),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const { host } = new URL(publicUrl)
  const inTurn = pLimit(MOST_CONNECTIONS)
  return async ({ mailId, kind, toAddress, subject, text, html }) => {
    await inTurn(() =>
      transport.sendMail({
        from: smtp.from,
        // An object: a text could name several addresses.
        to: { name: '', address: toAddress },
        subject,
        text,
        html,
        messageId: `<${mailId}@${host}>`,
        headers: isNeeded(kind) ? {} : unsubscribeHeaders(unsubscribeLink(publicUrl, mailId)),
      }),
    )
  }
}

/** A mail server that says 5xx would say it again. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !isOfConnection(error)

/** A wrong password of ours, or no TLS: both may be right soon. */
const isOfConnection = (error: Error): boolean =>
  'code' in error && (error.code === 'EAUTH' || error.code === 'ETLS')
