import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** packages/content, found alike from the sources and from the server's bundle. */
export function contentFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const candidate = join(folder, 'packages/content')
    if (existsSync(join(candidate, 'pack'))) return candidate
    if (dirname(folder) === folder) throw new Error('No folder packages/content/pack above this program.')
  }
}

/** The files that authors edit. */
export const packFolder = (): string => join(contentFolder(), 'pack')
