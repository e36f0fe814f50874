import { defineConfig } from 'vite'

/** One file with our own packages in it; packages from npm stay in node_modules. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: { noExternal: [/^@wordstride\//] },
  build: {
    ssr: 'src/start.ts',
    outDir: '../../dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
  },
})
