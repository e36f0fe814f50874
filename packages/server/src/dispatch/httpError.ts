export interface Issue {
  /** Of the field, such as 'params.grade_id'. */
  path: string
  message: string
}

/** An answer other than 200 (SR-01): the client sees status, message and issues. */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly statusCode: number
  readonly issues: readonly Issue[]
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | null

  constructor(
    statusCode: number,
    message: string,
    { issues = [], retryAfter = null }: { issues?: readonly Issue[]; retryAfter?: number | null } = {},
  ) {
    super(message)
    this.statusCode = statusCode
    this.issues = issues
    this.retryAfter = retryAfter
  }
}

export const badRequest = (message: string, issues?: readonly Issue[]): HttpError =>
  new HttpError(400, message, issues ? { issues } : {})

/** `retryAfter` in seconds. */
export const tooManyRequests = (retryAfter: number | null = null): HttpError =>
  new HttpError(429, 'Too many requests. Please try again later.', { retryAfter })

export const forbidden = (message: string): HttpError => new HttpError(403, message)
