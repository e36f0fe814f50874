/**
 * `network`: no reply; `forbidden`: 403; `http`: another status; `malformed`: a reply of the wrong shape; `aborted`:
 * nobody waits for the reply any more.
 */
export type ApiErrorKind = 'network' | 'forbidden' | 'http' | 'malformed' | 'aborted'

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly httpStatus: number | null

  constructor(kind: ApiErrorKind, message: string, options: { httpStatus?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.httpStatus = options.httpStatus ?? null
  }
}
