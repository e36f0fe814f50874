import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const SEALED = 'sealed:'
const PLAIN = 'plain:'

const keyOf = (key: string): Buffer => createHmac('sha256', key).update('second factor').digest()

/** A seed as it is stored, for this user alone; as it is where the server has no key. */
export function sealSeed(key: string | null, userId: string, seed: string): string {
  if (key === null) return PLAIN + seed
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()])
  return SEALED + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Null when the key is another one than it was sealed with. */
export function openSeed(key: string | null, userId: string, stored: string): string | null {
  if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length)
  if (key === null) return null
  const bytes = Buffer.from(stored.slice(SEALED.length), 'base64url')
  const textAt = NONCE_BYTES + TAG_BYTES
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(key), bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(NONCE_BYTES, textAt))
    return decipher.update(bytes.subarray(textAt), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
