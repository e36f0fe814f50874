import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { splitEngine } from '../scripts/bundle/chunkGroups.ts'
import { shortClassNames } from '../scripts/bundle/classNames.ts'
import { firstFiles } from '../scripts/bundle/firstFiles.ts'
import { root } from './root'

/** What a page shows first, where it is not in the entry. */
const FIRST: Readonly<Record<string, readonly string[]>> = { page: ['plugins/selection/Renderer.tsx'] }

/** Builds a page of bench, the one of bench/page if none is named, for production: into a folder or, without one, in memory. */
export async function buildPage(outDir?: string, page = 'page'): Promise<Rolldown.RolldownOutput['output']> {
  const result = await build({
    configFile: false,
    root: `${root}bench/${page}`,
    mode: 'production',
    logLevel: 'error',
    plugins: [react(), firstFiles({ pages: { '/': FIRST[page] ?? [] } })],
    css: shortClassNames(),
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: { output: splitEngine },
      ...(outDir === undefined ? { write: false } : { outDir, emptyOutDir: true }),
    },
  })
  if (!('output' in result)) throw new Error('Expected one build.')
  return result.output
}
