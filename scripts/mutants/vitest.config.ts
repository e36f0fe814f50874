import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { familiesOf } from './families'
import { instrument } from './instrument'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The sources alone are asked for: nobody answers by keyboard here. */
const broken = new Set(familiesOf({} as Parameters<typeof familiesOf>[0]).flatMap(({ sources }) => sources))

/** Puts every way to break them into the sources of the types. */
const breakable = (): Plugin => ({
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(root, id.split('?')[0] ?? id)
    return broken.has(file) ? instrument(file, code) : null
  },
})

export default defineConfig({
  root,
  plugins: [breakable(), react()],
  test: {
    include: ['scripts/mutants/*.test.ts'],
    environment: 'jsdom',
    setupFiles: 'scripts/domSetup.ts',
    css: { modules: { classNameStrategy: 'non-scoped' } },
    testTimeout: 3_600_000,
    // A handler that is gone is called all the same.
    dangerouslyIgnoreUnhandledErrors: true,
    disableConsoleIntercept: true,
    pool: 'threads',
    maxWorkers: 1,
    env: { FC_RUNS: '100' },
  },
})
