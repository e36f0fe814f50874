import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describeError } from './build/contentError'
import { contentFolder, packFolder } from './contentFolder'
import type { ContentPack } from './contentPack'
import { packFingerprint } from './fingerprint'

export interface ContentSource {
  /** Equal versions have equal content. */
  version: string
  load(): Promise<ContentPack>
}

const cacheFile = (): string => join(contentFolder(), '../../node_modules/.cache/wordstride/content.json')

function readCache(version: string): ContentPack | null {
  if (!existsSync(cacheFile())) return null
  try {
    const pack = JSON.parse(readFileSync(cacheFile(), 'utf8')) as ContentPack
    return pack.version === version ? pack : null
  } catch {
    return null
  }
}

function writeCache(pack: ContentPack): void {
  const file = cacheFile()
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(draft, JSON.stringify(pack))
    renameSync(draft, file)
  } catch {
    // A folder that cannot be written costs the next start some seconds, nothing else.
  }
}

async function build(version: string): Promise<ContentPack> {
  const { buildPack } = await import('./build/buildPack')
  const { pack, errors } = buildPack(packFolder())
  if (errors.length > 0) {
    const list = errors.slice(0, 10).map(describeError).join('\n')
    console.warn(`${errors.length} faults in the content pack; what they concern is left out:\n${list}`)
  }
  return { ...pack, version }
}

/**
 * The content pack, built from its files when these have changed since it was built last. Faulty problems are
 * left out with a warning: one slip in a file must not keep a school from its lessons.
 */
export function openContentPack(): ContentSource & {
  /** Whether it need not be built again. */
  isBuilt(): boolean
} {
  const version = packFingerprint()
  return {
    version,
    isBuilt: () => readCache(version) !== null,
    async load() {
      const cached = readCache(version)
      if (cached) return cached
      const pack = await build(version)
      writeCache(pack)
      return pack
    },
  }
}

export const loadContentPack = (): Promise<ContentPack> => openContentPack().load()
