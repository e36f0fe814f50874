import { createHash } from 'node:crypto'

/** Opaque and stable: an id tells neither the key nor the position. */
export const idOf = (scope: string, text: string): string =>
  createHash('sha256').update(`${scope}\n${text}`).digest('hex').slice(0, 10)
