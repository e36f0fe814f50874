import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'

const executablePath = findChromium()

/** Every story as a test, in a real browser. */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [storybookTest({ configDir: import.meta.dirname })],
  // Vite finds them too late by itself: without this they reach the browser as CommonJS.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-markdown',
      'react-pageflip',
      'remark-gfm',
    ],
  },
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      // The frame with its modules stays; every story cleans up after itself.
      isolate: false,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
