import { API_PREFIX, type CallInput, type CallName, type CallResult, calls } from '../calls'
import { ApiError } from './apiError'
import { parseReply } from './parseReply'

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl?: string
  getToken(): string | null
  /** Called on 403 and on a network failure, by the rule of the call (AUTH-18, C-04), with the token it was made with. */
  onSignOut(token: string | null): void
  fetch?: typeof globalThis.fetch
}

export interface ApiClient {
  /** Rejects with an `ApiError` when there is no valid reply (AUTH-21). */
  call<TName extends CallName>(name: TName, params: CallInput<TName>): Promise<CallResult<TName>>
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])))
}

/** The typed client: prefix, body, headers and failure rules of API-01, AUTH-18, C-04 and C-24. */
export function createClient(options: ClientOptions): ApiClient {
  const { baseUrl = '', getToken, onSignOut, fetch = globalThis.fetch.bind(globalThis) } = options

  async function send(
    name: CallName,
    params: Record<string, unknown>,
    token: string | null,
  ): Promise<Response> {
    const call = calls[name]
    const url = `${baseUrl}${API_PREFIX}/${call.method === 'GET' ? fillPath(call.path, params) : call.path}`
    return fetch(url, {
      method: call.method,
      credentials: 'include',
      headers: {
        ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...(token === null ? {} : { token, 'x-access-token': token }),
      },
      ...(call.method === 'POST' ? { body: JSON.stringify({ function: call.function, params }) } : {}),
    })
  }

  return {
    async call(name, params) {
      const call = calls[name]
      const keepsOnFailure = call.onFailure === 'keep'
      const token = getToken()
      let response: Response
      try {
        response = await send(name, params as Record<string, unknown>, token)
      } catch (cause) {
        if (!keepsOnFailure) onSignOut(token)
        throw new ApiError('network', `${name}: the server could not be reached.`, { cause })
      }
      if (response.status === 403) {
        onSignOut(token)
        throw new ApiError('forbidden', `${name}: not allowed.`, { httpStatus: 403 })
      }
      if (!response.ok) {
        throw new ApiError('http', `${name}: HTTP ${response.status}.`, { httpStatus: response.status })
      }
      return parseReply(name, call.result, await response.text()) as CallResult<typeof name>
    },
  }
}
