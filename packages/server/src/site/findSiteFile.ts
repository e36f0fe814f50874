import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../startError'

export interface SiteFolders {
  /** With every file. */
  shipped: string
  /** Its files go before those that are shipped. */
  own?: string | undefined
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

function decode(path: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new StartError(`${path} is not a text in UTF-8.`)
  }
}

export function findSiteFile(name: string, { shipped, own }: SiteFolders): { path: string; text: string } {
  for (const folder of own === undefined ? [shipped] : [own, shipped]) {
    const path = join(folder, name)
    let bytes: Uint8Array
    try {
      bytes = readFileSync(path)
    } catch (error) {
      if (isMissing(error)) continue
      throw new StartError(`${path} cannot be read: ${(error as Error).message}`)
    }
    return { path, text: decode(path, bytes) }
  }
  throw new StartError(`${join(shipped, name)} is missing.`)
}
