import { posix } from 'node:path'

/** The files of a package by their paths from its root. */
export interface PackageFiles {
  /** Null where there is none. */
  read(path: string): Uint8Array | null
}

/** The file that lists what a package holds. */
export const MANIFEST = 'imsmanifest.xml'

/** What is no package, or none that is safe to read. */
export class PackageError extends Error {
  override readonly name = 'PackageError'
}

/** All that a package may hold, unpacked. */
export const MOST_UNPACKED_BYTES = 100_000_000
export const MOST_FILES = 5_000

const ELSEWHERE = /^([a-z][a-z0-9+.-]*:|\/)/i

/** Where a reference within a file leads to, from the root of the package; null where that is outside. */
export function pathWithin(folder: string, reference: string): string | null {
  const [address = ''] = reference.split(/[?#]/)
  let decoded: string
  try {
    decoded = decodeURIComponent(address)
  } catch {
    decoded = address
  }
  if (decoded === '' || ELSEWHERE.test(decoded) || /[\\\0]/.test(decoded)) return null
  const path = posix.normalize(posix.join(folder, decoded))
  return path.startsWith('../') || path === '..' || path === '.' ? null : path
}
