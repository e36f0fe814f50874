import { readFileSync, realpathSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { PackageFiles } from './packageFiles'

/** A package that was unpacked into a folder. Links that lead out of it are no files of it. */
export function openFolder(folder: string): PackageFiles {
  const root = realpathSync(folder)
  return {
    read(path) {
      try {
        const real = realpathSync(join(root, path))
        return real.startsWith(root + sep) && statSync(real).isFile() ? readFileSync(real) : null
      } catch {
        return null
      }
    },
  }
}
