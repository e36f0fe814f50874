import externalPlugins from '@wordstride/plugins/external.json' with { type: 'json' }
import { defineConfig } from 'vite'

/** One file with our own packages and external plugins in it; other packages from npm stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@wordstride\//, ...Object.values<string>(externalPlugins)] },
  build: {
    ssr: 'src/start.ts',
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
  },
})
