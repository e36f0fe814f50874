import { existsSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const browserCode = '{app,packages/ui,packages/player}/**/*.test.ts'

const databaseUrl = process.env.TEST_DATABASE_URL

const onNode = {
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...onNode,
          name: 'unit',
          include: ['{packages,plugins,bench}/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...never, browserCode],
          // An empty one means the embedded database.
          env: { TEST_DATABASE_URL: '' },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{app,packages,plugins}/**/*.test.tsx', browserCode],
          exclude: never,
          setupFiles: ['scripts/domSetup.ts'],
          testTimeout: 15_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      // The server's tests once more on PostgreSQL, when there is one.
      ...(databaseUrl
        ? [
            {
              test: {
                ...onNode,
                name: 'postgres',
                include: ['packages/server/**/*.test.ts'],
                exclude: [...never, '**/start.test.ts'],
                env: { TEST_DATABASE_URL: databaseUrl },
              },
            },
          ]
        : []),
      ...(existsSync('.storybook/main.ts') ? ['.storybook/vitest.config.ts'] : []),
    ],
  },
})
