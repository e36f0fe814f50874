import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** A smaller file fits into one packet as it is. */
const LEAST_BYTES = 1_000
const COMPRESSIBLE = /\.(?:js|css|html|svg)$/

/** Every text of the build beside itself as .br and .gz, so that the server compresses nothing twice. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => COMPRESSIBLE.test(name))
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).size >= LEAST_BYTES)
      await Promise.all(
        files.map(async (path) => {
          const text = readFileSync(path)
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
          writeFileSync(`${path}.br`, await toBrotli(text, { params: size }))
          writeFileSync(`${path}.gz`, await toGzip(text, { level: constants.Z_BEST_COMPRESSION }))
        }),
      )
    },
  }
}
