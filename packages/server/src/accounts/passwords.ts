import { hash, type Options, verify } from '@node-rs/argon2'
import { createTurns } from '../turns/createTurns'

/** The parameters OWASP recommends for argon2id, the library's default algorithm: 19 MiB, two passes. */
const OPTIONS: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** How a hash with them begins. */
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$'

/** The hash of a random password nobody knows, with the same cost. */
const DECOY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$Mjr2mWdl2YRcVDdmFPp4Vg$iTr3LPO+DP5gKk2y2TduU8uC/F7k/wdNFKMr1TGLLMs'

/** Stands where a hash would, in an account without a password: it opens with a one-time link alone. */
export const NO_PASSWORD = ''

/** Of all addresses: one of the four threads that Node has for such work is left to files and names. */
export const passwordTurns = createTurns({ atOnce: 3, mostWaiting: 4_000, retryAfter: 5 })

const inTurn = <T>(work: () => Promise<T>): Promise<T> => passwordTurns.take('', work)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

/** The same for the same secret and salt (hexadecimal), so that it can be looked up. */
export const hashWithSalt = (secret: string, salt: string): Promise<string> =>
  inTurn(() => hash(secret, { ...OPTIONS, salt: Buffer.from(salt, 'hex') }))

/** Whether it was made with other parameters, by an older version. */
export const isOldHash = (passwordHash: string): boolean => !passwordHash.startsWith(PREFIX)

/** False without a password, after the same time as with one: an answer does not tell whether the user exists (SR-02). */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isUsable = passwordHash !== undefined && passwordHash !== NO_PASSWORD
  return (await inTurn(() => verify(isUsable ? passwordHash : DECOY_HASH, password))) && isUsable
}
