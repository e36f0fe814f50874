import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endGroups } from './runGroup.mjs'

/** Memory as a folder: a database is a thousand small files, which a disk makes in 100 to 1,500 ms. */
const MEMORY = '/dev/shm'
/** Bytes that must be free, in the folder and on the machine; all tests together write a fourth of it. */
const ENOUGH = 6 * 1024 ** 3

function hasEnough() {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH
}

/**
 * From now on the temporary files of this process and of those that it starts lie in a folder of their own, which goes
 * with it: in memory where there is enough.
 */
export function keepTemporaryFilesTogether() {
  const folder = mkdtempSync(join(hasEnough() ? MEMORY : tmpdir(), 'wordstride-tests-'))
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  // Without a handler a signal would leave it behind, and what else goes at the exit. A second one ends at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, async () => {
      // Whoever writes there ends first.
      await endGroups()
      process.exit(1)
    })
}
