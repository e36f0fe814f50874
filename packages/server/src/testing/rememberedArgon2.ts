import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2

const hashes = new Map<string, Promise<string>>()
const verdicts = new Map<string, Promise<boolean>>()

function remember<T>(known: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const before = known.get(key)
  if (before) return before
  const now = work()
  known.set(key, now)
  return now
}

/**
 * Stands for the library in tests: true hashes and verdicts, each worked out once a process.
 *
 * @public vitest.config.ts puts it there.
 */
export const hash: typeof Argon2.hash = (password, options, signal) =>
  remember(hashes, JSON.stringify([password, options]), () => real.hash(password, options, signal))

/** What passwords were compared with, in order. */
export const comparedHashes: string[] = []

/** @public */
export const verify: typeof Argon2.verify = (passwordHash, password, options, signal) => {
  comparedHashes.push(String(passwordHash))
  return remember(verdicts, JSON.stringify([passwordHash, password]), () =>
    real.verify(passwordHash, password, options, signal),
  )
}
