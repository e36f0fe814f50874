import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, root, run, SetupError } from './run.mjs'

const readLock = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

/**
 * npm keeps a list of what it installed in node_modules/.package-lock.json and writes it last, so an
 * interrupted or older installation shows.
 */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false
  const installed = readLock('node_modules/.package-lock.json')
  return Object.entries(readLock('package-lock.json')).every(([path, wanted]) => {
    if (path === '' || !path.includes('node_modules/')) return true
    const found = installed[path]
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

export async function ensureDependencies() {
  if (isInstalled()) return
  console.log('Installing packages …')
  const code = await run(npm('ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'))
  if (code !== 0) throw new SetupError('The packages could not be installed: see the messages above.')
}
