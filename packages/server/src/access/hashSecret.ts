import { createHash } from 'node:crypto'

/** How a secret of 32 random bytes is stored: nobody who reads the table can use it. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
