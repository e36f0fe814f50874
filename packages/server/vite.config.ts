import { defineConfig } from 'vite'
import { aroundTheBundle } from './aroundTheBundle.ts'

/** Native code, WebAssembly and a dictionary, which find their files beside them. */
const notBundled = ['@electric-sql/pglite', '@node-rs/argon2', 'dictionary-en', 'fs-native-extensions']

/** Two commands, and one file with all they share. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [aroundTheBundle(notBundled)],
  ssr: { noExternal: true, external: notBundled },
  build: {
    ssr: true,
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    chunkSizeWarningLimit: 4000,
    // Traces name files and lines; their text would double the map.
    rolldownOptions: {
      input: { start: 'src/start.ts', admin: 'src/admin.ts' },
      output: {
        chunkFileNames: ({ isDynamicEntry, name }) => (isDynamicEntry ? `${name}.js` : 'shared.js'),
        sourcemapExcludeSources: true,
      },
    },
  },
})
