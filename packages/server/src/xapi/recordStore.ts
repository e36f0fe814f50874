import XAPI, { type Statement } from '@xapi/xapi'
import type { Config } from '../config'
import { inBatches } from '../lists/inBatches'

/** What a store takes at once. */
const BATCH = 100
const TIMEOUT_MS = 30_000

/** The reply of a store that does not take what it is sent. */
class StoreError extends Error {
  override name = 'StoreError'
  readonly status: number

  constructor(status: number) {
    super(`The record store answered ${status}.`)
    this.status = status
  }
}

type Adapter = Exclude<NonNullable<ConstructorParameters<typeof XAPI>[0]['adapter']>, string>

/** The password goes where it is meant to, and nobody waits for ever. */
const send: Adapter = async ({ url, method, headers, data }) => {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const request = {
    method,
    headers: headers ?? {},
    body: JSON.stringify(data),
    redirect: 'error',
    signal,
  } as const
  const reply = await fetch(url, request)
  const text = await reply.text()
  if (!reply.ok) throw new StoreError(reply.status)
  return {
    data: JSON.parse(text || 'null'),
    headers: Object.fromEntries(reply.headers),
    status: reply.status,
  }
}

/** So many refused ones, with none taken between them, are no bad statements: the store refuses everything. */
const MOST_REFUSED = BATCH

export interface Sent {
  /** Those that the store will not take as they are. */
  refused: number
  /** Whether it has any of them by now; a store that has none may refuse whatever is sent. */
  hasAny: boolean
}

export interface RecordStore {
  /**
   * Rejects when the store is away or has no say about it: then all are to be sent again, and those it has by their ids
   * are no second ones. Sends no more after `MOST_REFUSED` when it has taken none.
   */
  send(statements: readonly Statement[]): Promise<Sent>
}

const HAS_ANOTHER = 409

/** A reply about these statements, not about the store or who asks. */
const isAboutThem = (error: unknown): error is StoreError =>
  error instanceof StoreError && [400, HAS_ANOTHER, 413].includes(error.status)

/** Of what was sent since it last took one. */
export const refusesAll = ({ refused, hasAny }: Sent): boolean => !hasAny && refused >= MOST_REFUSED

/** A learning record store that speaks xAPI 1.0.3; null without one. */
export function openRecordStore({ recordStore }: Pick<Config, 'recordStore'>): RecordStore | null {
  if (recordStore === null) return null
  const { endpoint, key, secret } = recordStore
  const client = new XAPI({ endpoint, auth: XAPI.toBasicAuth(key, secret), adapter: send })

  /** A store takes a batch wholly or not at all, so that a bad one is looked for alone. */
  async function sendBatch(statements: Statement[]): Promise<Sent> {
    try {
      await client.sendStatements({ statements })
      return { refused: 0, hasAny: true }
    } catch (error) {
      if (!isAboutThem(error)) throw error
      if (statements.length === 1) return { refused: 1, hasAny: error.status === HAS_ANOTHER }
      return sendParts(statements, 1)
    }
  }

  async function sendParts(statements: readonly Statement[], size: number): Promise<Sent> {
    const sent: Sent = { refused: 0, hasAny: false }
    await inBatches(statements, size, async (part) => {
      if (refusesAll(sent)) return
      const { refused, hasAny } = await sendBatch(part)
      sent.refused += refused
      sent.hasAny ||= hasAny
    })
    return sent
  }

  return { send: (statements) => sendParts(statements, BATCH) }
}
