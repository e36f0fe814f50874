import { defineConfig } from 'vite'
import { aroundTheBundle } from './aroundTheBundle.ts'

/** Native code and WebAssembly, which find their files beside them. */
const notBundled = ['@electric-sql/pglite', '@node-rs/argon2', 'fs-native-extensions']

/** One file with everything in it that can be. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [aroundTheBundle(notBundled)],
  ssr: { noExternal: true, external: notBundled },
  build: {
    ssr: 'src/start.ts',
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    // Traces name files and lines; their text would double the map.
    rolldownOptions: { output: { codeSplitting: false, sourcemapExcludeSources: true } },
  },
})
