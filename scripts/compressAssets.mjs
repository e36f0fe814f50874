import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { root } from './setup/run.mjs'

const folder = join(root, 'dist/app/assets')
const COMPRESSIBLE = /\.(js|css|svg|json)$/
/** A smaller one is sent as it is: see `threshold` in the server. */
const WORTHWHILE_BYTES = 1024

/** Beside each file, once, what the server would else compress with every request. */
export function compressAssets() {
  for (const name of readdirSync(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const content = readFileSync(join(folder, name))
    if (content.length < WORTHWHILE_BYTES) continue
    writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  }
}
