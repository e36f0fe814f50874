import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

/** Whose session it is; the address of a recording is good while it runs. */
export interface MediaOwner {
  kind: 'session' | 'test'
  userId: string
  sessionId: string
}

const MEDIA_URL = /\/media\/[\w/-]+\.\w+/g
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Addresses of one length: that of a picture's name would tell the name. */
const BLOCK = 64

const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('media').digest()

export const hasMedia = (value: unknown): boolean => JSON.stringify(value).includes('/media/')

/** The same address for the same file, so that a browser asks once; another one in every session. */
function seal(key: Buffer, url: string): string {
  const padded = url.padEnd(Math.ceil(url.length / BLOCK) * BLOCK, '\0')
  const nonce = createHmac('sha256', key).update(url).digest().subarray(0, NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, key, nonce)
  const sealed = Buffer.concat([cipher.update(padded, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** The file's own address; null for what this session has not given out. */
export function openMediaAddress(secret: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const textAt = NONCE_BYTES + TAG_BYTES
  if (bytes.length <= textAt) return null
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, textAt))
    const text = Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8')
    return text.replace(/\0+$/, '')
  } catch {
    return null
  }
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]))
}

/** `value` with an address of the session in place of each file of the content, also within Markdown. */
export function withMediaAddresses<TValue>(
  value: TValue,
  secret: string,
  { kind, userId, sessionId }: MediaOwner,
): TValue {
  const key = keyOf(secret)
  const addressOf = (url: string) =>
    `/media/of/${kind}/${sessionId}/${seal(key, url)}?user=${encodeURIComponent(userId)}`
  return mapTexts(value, (text) =>
    text.includes('/media/') ? text.replace(MEDIA_URL, addressOf) : text,
  ) as TValue
}
