import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { filesOf } from './filesOf.ts'

export interface Budget {
  name: string
  /** What is on the screen when the page stands. */
  modules: readonly string[]
  /** JavaScript, gzip. */
  bytes: number
}

export const inKilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`

function measure(bundle: Rolldown.OutputBundle, budget: Budget) {
  const files = filesOf(bundle, budget.modules)
    .map(({ fileName, code }) => ({ fileName, size: gzipSync(code).length }))
    .sort((a, b) => b.size - a.size)
  return { ...budget, files, size: files.reduce((sum, { size }) => sum + size, 0) }
}

/** Tells what pages load before they stand, and ends the build when one is over its budget. */
export const budgets = (list: readonly Budget[]): Plugin => ({
  name: 'budgets',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const pages = list.map((budget) => measure(bundle, budget))
      console.log('Initial JavaScript, gzip:')
      for (const { name, size, bytes, files } of pages)
        console.log(`  ${name}: ${inKilobytes(size)} of ${inKilobytes(bytes)} in ${files.length} files`)
      const over = pages.filter(({ size, bytes }) => size > bytes)
      if (over.length === 0) return
      const largest = over.flatMap(({ name, files }) => [
        name,
        ...files.slice(0, 8).map(({ fileName, size }) => `  ${inKilobytes(size).padStart(9)}  ${fileName}`),
      ])
      throw new Error(`Over the budget of initial JavaScript. The largest files:\n${largest.join('\n')}`)
    },
  },
})
