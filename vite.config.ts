import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { budgets } from './scripts/bundle/budgets.ts'
import { builtFor } from './scripts/bundle/builtFor.ts'
import { splitProduct } from './scripts/bundle/chunkGroups.ts'
import { shortClassNames } from './scripts/bundle/classNames.ts'
import { firstFiles } from './scripts/bundle/firstFiles.ts'
import { drawnPages, firstModules, keptModules, ofStaff, pageBudgets } from './scripts/bundle/firstModules.ts'
import { markdownReaders } from './scripts/bundle/markdownReaders.ts'
import { offline } from './scripts/bundle/offline.ts'
import { precompress } from './scripts/bundle/precompress.ts'
import { productionRouter } from './scripts/bundle/productionRouter.ts'

// The app is built for one environment and region (CONST-20).
const environment = process.env.APP_ENV || 'development'
const region = process.env.REGION || 'US'
const server = `http://${process.env.HOST || '127.0.0.1'}:${process.env.PORT || '8020'}`

/** The app. The server has its own in packages/server. */
export default defineConfig({
  root: 'app',
  plugins: [
    react(),
    markdownReaders(),
    productionRouter(),
    builtFor(environment, region),
    // The font of nearly every letter; the others are for single words.
    firstFiles({
      pages: firstModules,
      drawn: drawnPages,
      fonts: /lexend-latin-wght/,
      ahead: 'app/src/api/askAhead.ts',
    }),
    budgets(pageBudgets),
    offline({
      modules: keptModules,
      except: ofStaff,
      fonts: /(?:lexend-latin-wght|andika-latin)-.*\.woff2$/,
    }),
    precompress(),
  ],
  css: shortClassNames(),
  define: {
    'import.meta.env.VITE_APP_ENV': JSON.stringify(environment),
    'import.meta.env.VITE_REGION': JSON.stringify(region),
    'import.meta.env.VITE_VIDEO_SOURCES': JSON.stringify(process.env.VIDEO_SOURCES || ''),
  },
  build: {
    outDir: '../dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // The content security policy allows neither inline scripts nor data: fonts.
    modulePreload: {
      polyfill: false,
      // Of a page that loads the components of staff, the two that it waits for: every name stands in the first script.
      resolveDependencies: (file, files) => {
        const chakra = files.find((name) => /\/chakra-/.test(name))
        return chakra === undefined ? files : [file, chakra]
      },
    },
    assetsInlineLimit: 0,
    // Of all pages together it is 21 kB.
    cssCodeSplit: false,
    rolldownOptions: { output: splitProduct },
  },
  server: {
    proxy: Object.fromEntries(
      ['/english', '/datastore', '/media', '/calendar', '/healthz', '/readyz'].map((path) => [path, server]),
    ),
  },
})
