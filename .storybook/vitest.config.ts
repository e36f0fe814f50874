import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from '../scripts/setup/chromium.mjs'

const executablePath = findChromium()

/** Every story as a test, in a real browser. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
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
    // `npm run pictures`, in whatever browser.
    env: { TAKES_PICTURES: process.env.TAKES_PICTURES ?? '' },
    setupFiles: [`${import.meta.dirname}/pictures.ts`],
    browser: {
      enabled: true,
      headless: true,
      // The frame with its modules stays; every story cleans up after itself.
      isolate: false,
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A shade the eye does not see, and of a wide block a few edges; pixelmatch knows smoothed ones.
          comparatorOptions: { threshold: 0.03, allowedMismatchedPixelRatio: 0.0002 },
          resolveScreenshotPath: ({ root, testFileDirectory, testFileName, arg, ext }) =>
            `${root}/${testFileDirectory}/pictures/${testFileName.split('.')[0]}/${arg}${ext}`,
          resolveDiffPath: ({ root, testFileDirectory, arg, ext }) =>
            `${root}/.cache/pictures/${testFileDirectory}/${arg}${ext}`,
        },
      },
      provider: playwright({
        launchOptions: {
          args: [...chromiumFlags, '--font-render-hinting=none', '--disable-lcd-text'],
          ...(executablePath ? { executablePath } : {}),
        },
        // Whatever is higher would be drawn smaller.
        contextOptions: { viewport: { width: 1280, height: 3000 } },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
