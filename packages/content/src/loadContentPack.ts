import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPack } from './build/buildPack'
import { describeError } from './build/contentError'
import type { ContentPack } from './contentPack'

function findUpwards(relative: string): string | null {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, relative)
    if (existsSync(candidate)) return candidate
    if (dirname(folder) === folder) return null
  }
}

/** The files that authors edit. */
export const packFolder = (): string | null => findUpwards('packages/content/pack')

/** Where `npm run content -- build` puts the built pack. */
export const BUILT_PACK = 'dist/content/pack.json'

/** The built pack where a build has made one, else a pack built from the files. Throws on faulty content. */
export async function loadContentPack(): Promise<ContentPack> {
  const isBundled = import.meta.url.includes('/dist/')
  const built = isBundled ? findUpwards(BUILT_PACK) : null
  if (built) return JSON.parse(readFileSync(built, 'utf8')) as ContentPack
  const folder = packFolder()
  if (!folder)
    throw new Error('No content pack: neither packages/content/pack nor dist/content/pack.json is there.')
  const { pack, errors } = buildPack(folder)
  if (errors.length > 0)
    throw new Error(`The content pack has faults:\n${errors.map(describeError).join('\n')}`)
  return pack
}
