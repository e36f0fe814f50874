import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPack } from './build/buildPack'
import { describeError } from './build/contentError'
import type { ContentPack } from './contentPack'

/** The files that authors edit, found alike from the sources and from the server's bundle. */
export function packFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'packages/content/pack')
    if (existsSync(candidate)) return candidate
    if (dirname(folder) === folder) throw new Error('No folder packages/content/pack above this program.')
  }
}

/** Builds the pack from its files. Throws on faulty content, with every fault's file and line. */
export async function loadContentPack(): Promise<ContentPack> {
  const { pack, errors } = buildPack(packFolder())
  if (errors.length > 0)
    throw new Error(`The content pack has faults:\n${errors.map(describeError).join('\n')}`)
  return pack
}
