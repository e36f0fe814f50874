import { hash } from 'node:crypto'

/** Opaque and stable: an id tells neither the key nor the position. */
export const idOf = (scope: string, text: string): string => hash('sha256', `${scope}\n${text}`).slice(0, 10)
