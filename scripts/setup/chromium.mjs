import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { installDebianPackage, isRoot, SetupError } from './run.mjs'

const require = createRequire(import.meta.url)

const unusedFeatures = [
  // Popups of the address bar, two pages that every window loads: a quarter of the time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // The last list of features counts, so these are here as well, which Playwright turns off.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** What a browser under test needs as root, and what keeps it from calling its maker's servers. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
]

/** CHROMIUM_PATH, else the browser that Playwright downloaded, else Debian's. */
export function findChromium() {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  return [require('playwright').chromium.executablePath(), '/usr/bin/chromium'].find(existsSync)
}

export function ensureChromium() {
  const found = findChromium()
  if (found && existsSync(found)) return
  if (found) throw new SetupError(`CHROMIUM_PATH names ${found}, and there is no such file.`)
  if (isRoot && installDebianPackage('chromium') && findChromium()) return
  throw new SetupError(
    [
      'The browser tests need Chromium. Do one of these:',
      '  set CHROMIUM_PATH to a Chromium or Chrome',
      '  npx playwright install chromium',
      '  apt-get install chromium',
    ].join('\n'),
  )
}
