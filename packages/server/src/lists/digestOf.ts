import { createHash } from 'node:crypto'

/** Another text whenever one of the values is another one. */
export const digestOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')
