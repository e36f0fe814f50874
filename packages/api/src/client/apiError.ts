/**
 * `network`: no reply; `forbidden`: 403; `http`: another status; `malformed`: a reply of the wrong shape; `aborted`:
 * nobody waits for the reply any more.
 */
export type ApiErrorKind = 'network' | 'forbidden' | 'http' | 'malformed' | 'aborted'

/** For whoever reads the screen; what exactly went wrong is no help to a child. */
const MESSAGES: Readonly<Record<ApiErrorKind, string>> = {
  network: 'We could not reach the server. Please try again.',
  forbidden: 'Please sign in again.',
  http: 'Something went wrong on our side. Please try again later.',
  malformed: 'Something went wrong on our side. Please load the page again.',
  aborted: 'This was stopped before it was done.',
}

export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly httpStatus: number | null
  /** For developers: the call, and what happened to it. */
  readonly detail: string

  constructor(kind: ApiErrorKind, detail: string, options: { httpStatus?: number; cause?: unknown } = {}) {
    super(MESSAGES[kind], { cause: options.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.detail = detail
    this.httpStatus = options.httpStatus ?? null
  }
}
