import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installDebianPackage, isRoot, SetupError } from './run.mjs'

const require = createRequire(import.meta.url)

/** What a browser under test needs as root, and what keeps it from calling its maker's servers. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Debian's, without windows first: it takes half the time. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']

/** CHROMIUM_PATH, else the browser that Playwright downloaded, else Debian's. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const installed = DEBIAN_PACKAGES.map((name) => `/usr/bin/${name}`)
  return [require('playwright').chromium.executablePath(), ...installed].find(existsSync)
}

export function ensureChromium() {
  const found = findChromium()
  if (found && existsSync(found)) return
  if (found) throw new SetupError(`CHROMIUM_PATH names ${found}, and there is no such file.`)
  if (isRoot && DEBIAN_PACKAGES.some(installDebianPackage) && findChromium()) return
  throw new SetupError(
    [
      'The browser tests need Chromium. Do one of these:',
      '  set CHROMIUM_PATH to a Chromium or Chrome',
      '  npx playwright install chromium',
      '  apt-get install chromium',
    ].join('\n'),
  )
}
