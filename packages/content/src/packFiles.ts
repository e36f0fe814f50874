import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { ContentPack } from './contentPack'

export interface ContentSource {
  /** Equal versions have equal content. */
  version: string
  load(): Promise<ContentPack>
}

/** Apart from the pack, so that a server which has loaded this version need not read it. */
const versionFile = (folder: string): string => join(folder, 'version')
const packFile = (folder: string): string => join(folder, 'pack.json.gz')

/** Writes a finished pack into a folder. */
export function writeContentPack(folder: string, pack: ContentPack): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(packFile(folder), gzipSync(JSON.stringify(pack)))
  writeFileSync(versionFile(folder), `${pack.version}\n`)
}

/** The finished pack in a folder. */
export function openContentPack(folder: string): ContentSource {
  if (!existsSync(versionFile(folder)))
    throw new Error(`There is no content in ${folder}: npm run content -- build`)
  return {
    version: readFileSync(versionFile(folder), 'utf8').trim(),
    load: async () => JSON.parse(gunzipSync(readFileSync(packFile(folder))).toString()) as ContentPack,
  }
}
