import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { plugins } from '@wordstride/plugins/graders'
import { build, type Rolldown } from 'vite'
import { inKilobytes } from '../scripts/bundle/budgets.ts'
import type { Row } from './printTable'
import { root } from './root'

const GOAL = 15_000

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk'

/** Everything of a type that a page downloads for it alone: its own chunks, not what several types share. */
export async function measurePlugins(outDir: string): Promise<Row[]> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      target: 'es2022',
      rollupOptions: { input: `${root}plugins/renderers.ts`, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in result)) throw new Error('Expected one build.')
  const chunks = result.output.filter(isChunk)
  return Object.keys(plugins).map((type) => {
    const own = chunks.filter((chunk) => chunk.facadeModuleId?.includes(`/plugins/${type}/`))
    if (own.length === 0) throw new Error(`No chunk of ${type}.`)
    const size = own.reduce((sum, chunk) => sum + gzipSync(chunk.code).length, 0)
    return { name: type, value: inKilobytes(size), goal: `< ${inKilobytes(GOAL)}`, isMet: size < GOAL }
  })
}
