import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** 160 bits, as RFC 4226 asks for. */
const SEED_BYTES = 20
/** A phone may be so many codes before or behind. */
const WINDOW = 1

/** As every app reads it: six digits, SHA-1, half a minute. */
const codesOf = (seed: string, userName = '') =>
  new TOTP({
    issuer: 'Wordstride',
    label: userName,
    secret: Secret.fromBase32(seed),
    period: PERIOD_SECONDS,
  })

/** In base 32, as it can be typed into an app. */
export const makeSeed = (): string => new Secret({ size: SEED_BYTES }).base32

/** What the QR code says to an app. */
export const seedAddress = (seed: string, userName: string): string => codesOf(seed, userName).toString()

/** The half minute that the code is of; null when it is of none about now. */
export function stepOfCode(seed: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = codesOf(seed).validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : Math.floor(timestamp / 1_000 / PERIOD_SECONDS) + delta
}
