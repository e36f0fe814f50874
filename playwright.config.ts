import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/setup/chromium.mjs'

const executablePath = findChromium()

/** `npm run test:long` plays the journeys about layout or touch on both screens; a change plays each on one. */
const onBothScreens = Boolean(process.env.LONG)

/** The journeys start servers of their own, one a worker: see e2e/support. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/seedTemplate.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A journey that needs a second try is mended.
  retries: 0,
  workers: 2,
  // Only what fails waits so long; a busy machine needs it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    // Cleared between journeys; what the browser has of our files stays, as for anyone who comes again.
    reuseContext: true,
    // What cannot be pressed says so long before the whole journey is over.
    actionTimeout: 45_000,
    browserName: 'chromium',
    // Every journey is a first visit; that of the service worker asks for it.
    serviceWorkers: 'block',
    // Nothing fades while it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every step costs a third of the time: `playwright test --trace on FILE` for one that failed.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      args: chromiumFlags,
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      ...(onBothScreens ? {} : { grepInvert: /^(?!.*@desk).*@phone/ }),
    },
    {
      name: 'phone',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      // What is a matter of layout or touch; all else is the same at the desk.
      grep: /@phone/,
      ...(onBothScreens ? {} : { grepInvert: /@desk/ }),
    },
  ],
})
