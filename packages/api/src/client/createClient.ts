import { addressOf } from '../calls/apiPrefix'
import { wireCodec } from '../calls/wireCodec'
import type { CallInput, CallName, CallResult, Calls } from '../callTable'
import { firstCalls } from '../firstCalls'
import { ApiError } from './apiError'
import { parseReply } from './parseReply'

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl?: string
  getToken(): string | null
  /** Called on 403 and on a network failure, by the rule of the call (AUTH-18, C-04), with the token it was made with. */
  onSignOut(token: string | null, cause: 'forbidden' | 'network'): void
  /** Ends with the sign-in: so does every call that needs one and has no signal of its own. */
  getSignal?(): AbortSignal
  fetch?: typeof globalThis.fetch
}

/** As long an answer waits for its reply: the server gives a statement up before, and a child does not wait longer. */
export const ANSWER_PATIENCE_MS = 30_000

export interface CallOptions {
  /** Ends the call when its reply is of no use any more; without one it ends with the sign-in. */
  signal?: AbortSignal | undefined
  /** Of a sign-in that is over here. Such a call outlives the sign-in and the page. */
  token?: string
  /** How long its reply may take, in milliseconds; a later one counts as none. */
  patienceMs?: number | undefined
}

export interface ApiClient {
  /** Rejects with an `ApiError` when there is no valid reply (AUTH-21). */
  call<TName extends CallName>(
    name: TName,
    params: CallInput<TName>,
    options?: CallOptions,
  ): Promise<CallResult<TName>>
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
}

/** Ends with the signal, or when the time is over; a browser that cannot join the two waits as long as it likes. */
const impatient = (
  signal: AbortSignal | undefined,
  patienceMs: number | undefined,
): AbortSignal | undefined =>
  signal && patienceMs ? (AbortSignal.any?.([signal, AbortSignal.timeout(patienceMs)]) ?? signal) : signal

/** The parts of the table that are here. */
let known: Partial<Calls> = firstCalls

/** The other parts, those of staff last: they ask what students ask, too. */
const furtherParts: readonly (() => Promise<Partial<Calls>>)[] = [
  async () => (await import('../studentCalls')).studentCalls,
  async () => (await import('../staffCalls')).staffCalls,
]

/** A part of the table that did not come is a reply that did not; nobody is signed out by it. */
const lost = (name: CallName) => (cause: unknown) => {
  throw new ApiError('network', `${name}: its table did not come.`, { cause })
}

async function loadCall(name: CallName): Promise<Calls[CallName]> {
  for (const load of furtherParts) {
    known = { ...known, ...(await load()) }
    const call = known[name]
    if (call) return call
  }
  throw new Error(`There is no call ${name}.`)
}

/** The typed client: prefix, body, headers and failure rules of API-01, AUTH-18, C-04 and C-24. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl = '', getToken, onSignOut, getSignal, fetch = globalThis.fetch.bind(globalThis) } = options

  async function send(
    call: Calls[CallName],
    params: Record<string, unknown>,
    token: string | null,
    ends: Pick<RequestInit, 'signal' | 'keepalive'>,
  ): Promise<{ status: number; ok: boolean; text: string }> {
    const url = baseUrl + addressOf(fillPath(call.path, params))
    const response = await fetch(url, {
      method: call.method,
      credentials: 'include',
      headers: {
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { token, 'x-access-token': token }),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify({ function: call.function, params }) } : {}),
      ...ends,
    })
    return { status: response.status, ok: response.ok, text: await response.text() }
  }

  return {
    async call(name, params, { signal: ownSignal, token: ownToken, patienceMs } = {}) {
      const token = ownToken ?? getToken()
      const asked = getSignal?.()
      // At once where nothing is to be loaded: a page that closes waits for nothing.
      const call: Calls[CallName] = known[name] ?? (await loadCall(name).catch(lost(name)))
      const needsNoSignIn = call.access === 'public' || (call.access === 'optional' && token === null)
      const signIn = needsNoSignIn || ownToken !== undefined ? undefined : asked
      const signal = ownSignal ?? signIn
      const aborted = () => new ApiError('aborted', `${name}: nobody waits.`)
      if (signIn?.aborted) throw aborted()
      let response: Awaited<ReturnType<typeof send>>
      try {
        response = await send(call, wireCodec(call.params).toWire(params) as Record<string, unknown>, token, {
          signal: impatient(signal, patienceMs) ?? null,
          keepalive: ownToken !== undefined,
        })
      } catch (cause) {
        if (signal?.aborted) throw aborted()
        if (call.onFailure === 'sign_out') onSignOut(token, 'network')
        throw new ApiError('network', `${name}: no reply.`, { cause })
      }
      const { status } = response
      if (status === 403) onSignOut(token, 'forbidden')
      if (!response.ok)
        throw new ApiError(status === 403 ? 'forbidden' : 'http', `${name}: HTTP ${status}.`, {
          httpStatus: status,
        })
      return parseReply(name, call.result, response.text) as CallResult<typeof name>
    },
  }
}
