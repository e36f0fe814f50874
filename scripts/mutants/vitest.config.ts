import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vitest/config'
import { instrument } from './instrument'

const root = new URL('../..', import.meta.url).pathname
const BROKEN =
  /^(packages\/core\/src\/interactions\/(choice|openedChoice|blanks|phrases|buckets|slots|sequence|typed)\.ts|packages\/ui\/src\/(choice|fields|phrases|board)\/(ChoiceGroup|OptionTile|SelectField|PhraseButton|BucketBoard|SlotBoard)\.tsx|plugins\/\w+\/(plugin\.ts|Renderer\.tsx))$/

/** Puts every way to break them into the sources of the types. */
const breakable = (): Plugin => ({
  name: 'mutants',
  enforce: 'pre',
  transform(code, id) {
    const file = relative(root, id.split('?')[0] ?? id)
    return BROKEN.test(file) ? instrument(file, code) : null
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
