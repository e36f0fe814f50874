import { HttpError } from './httpError'

/** A parameter that fits its schema and is malformed all the same: a 400 that names the field. */
export class BadRequestError extends HttpError {
  constructor(path: string, message: string) {
    super(400, 'The parameters are not valid.', [{ path: `params.${path}`, message }])
  }
}
