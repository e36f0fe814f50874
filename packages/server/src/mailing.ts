import type { Config } from './config'

/** What a server knows about its mails. */
export interface Mailing {
  /** Where its links lead. */
  publicUrl: string
  /** Without a mail server mails stay in the outbox. */
  isSending: boolean
}

export const mailingOf = ({ publicUrl, smtp }: Config): Mailing => ({ publicUrl, isSending: smtp !== null })
