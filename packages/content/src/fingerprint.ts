import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contentFolder } from './contentFolder'

function* filesBelow(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort())
    if (name !== 'node_modules') yield* filesBelow(join(path, name))
}

const isCode = (file: string): boolean => /\.ts$/.test(file) && !/\.test\.ts$/.test(file)

/**
 * A hash of everything the built pack depends on: the authors' files, the names of the media, the builder and
 * the problem types. Takes some ten milliseconds, so that an unchanged pack is neither built nor loaded again.
 */
export function packFingerprint(): string {
  const content = contentFolder()
  const root = join(content, '../..')
  const hash = createHash('sha256')
  const add = (file: string) => hash.update(file.slice(root.length)).update('\0').update(readFileSync(file))
  for (const file of filesBelow(join(content, 'pack'))) add(file)
  for (const file of filesBelow(join(content, 'media'))) hash.update(file.slice(root.length))
  const code = [join(content, 'src'), join(root, 'packages/core/src'), join(root, 'plugins')]
  for (const folder of code) for (const file of filesBelow(folder)) if (isCode(file)) add(file)
  add(join(content, 'package.json'))
  // In the server's bundle the builder is this very file.
  add(fileURLToPath(import.meta.url))
  return hash.digest('hex').slice(0, 16)
}
