import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Zippable, zipSync } from 'fflate'

/** Any day: packages of the same content are the same. */
const WRITTEN = new Date(2000, 0, 1)

/** Writes files under a folder, or into one zip where its name says so. */
export function writePackage(to: string, files: ReadonlyMap<string, Uint8Array>): void {
  if (to.endsWith('.zip')) {
    const entries: Zippable = Object.fromEntries(files)
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, zipSync(entries, { level: 6, mtime: WRITTEN }))
    return
  }
  for (const [path, bytes] of files) {
    const file = join(to, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes)
  }
}
