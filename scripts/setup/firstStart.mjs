import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.mjs'

const kept = join(root, 'node_modules/.cache/wordstride/firstStart')

/** What was built: another server or content fills another folder. */
function hashOfBuild() {
  const hash = createHash('sha1')
  for (const target of ['server', 'content']) hash.update(readFileSync(join(root, `dist/.${target}-sources`)))
  return hash.digest('hex')
}

/** Keeps a copy of the data folder that a first start of what is built has filled, after it ended in good order. */
export function keepFirstStart(dataDir) {
  rmSync(kept, { recursive: true, force: true })
  mkdirSync(kept, { recursive: true })
  const draft = join(kept, 'draft')
  cpSync(dataDir, draft, { recursive: true })
  renameSync(draft, join(kept, hashOfBuild()))
}

/** The folder that was kept, to be copied; null when there is none of what is built now. */
export function findFirstStart() {
  const folder = join(kept, hashOfBuild())
  return existsSync(folder) ? folder : null
}
