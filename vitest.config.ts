import { existsSync, readdirSync, readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const never = ['**/node_modules/**', '**/dist/**', 'e2e/**']
const browserCode = 'packages/{ui,player}/**/*.test.ts'

/** What `npm run build` wrote, tried by itself. */
const artifact = 'scripts/artifact.test.mjs'

/** Builds the product twice. */
const outsideType = 'scripts/outsideType.test.mjs'

/** What replaces modules of its own would do so for the tests after it. */
const replacesModules = (
  existsSync('app/src') ? readdirSync('app/src', { recursive: true, encoding: 'utf8' }) : []
)
  .map((name) => `app/src/${name}`)
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) => /vi\.(un)?mock\(/.test(readFileSync(name, 'utf8')))

const databaseUrl = process.env.TEST_DATABASE_URL

const server = 'packages/server/**/*.test.ts'
/** Opening, locking, migrating, saving and starting: what can differ between the two databases. */
const bothDatabases = [
  'packages/server/src/db/!(statements|tablePlaces|queryPlans).test.ts',
  `packages/server/src/seed/${process.env.LONG ? '**/' : ''}*.test.ts`,
  'packages/server/src/sessions/**/save*.test.ts',
]

/** About the process and the embedded database. */
const starts = '**/start{,Refused}.test.ts'

/** A password costs 20 to 60 ms by design, and the same few are asked for three thousand times. */
const alias = {
  '@node-rs/argon2': `${import.meta.dirname}/packages/server/src/testing/rememberedArgon2.ts`,
}

/** The limits are for what hangs: a busy machine takes many times as long as a quiet one. */
const onNode = {
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 240_000,
} as const

const inDom = {
  environment: 'jsdom',
  setupFiles: 'scripts/domSetup.ts',
  testTimeout: 120_000,
  hookTimeout: 240_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const

export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // What is compared with nothing fails: only --update writes pictures.
    update: 'none',
    projects: [
      {
        test: {
          ...onNode,
          name: 'unit',
          include: ['{packages,plugins,bench}/**/*.test.ts'],
          exclude: [...never, browserCode, server],
          // Pure code: loaded once for all its tests.
          isolate: false,
        },
      },
      {
        test: {
          ...onNode,
          name: 'scripts',
          include: ['scripts/**/*.test.mjs'],
          exclude: [...never, artifact, ...(process.env.LONG ? [] : [outsideType])],
        },
      },
      {
        resolve: { alias },
        test: {
          ...onNode,
          name: 'embedded',
          isolate: false,
          include: databaseUrl ? [...bothDatabases, starts] : [server],
          exclude: never,
          globalSetup: ['scripts/serverSetup.mjs'],
          // An empty one means the embedded database.
          env: { TEST_DATABASE_URL: '' },
        },
      },
      { test: { ...onNode, name: 'artifact', include: [artifact] } },
      {
        plugins: [react()],
        test: {
          ...inDom,
          name: 'dom',
          include: ['{packages,plugins}/**/*.test.tsx', browserCode],
          exclude: never,
          isolate: false,
        },
      },
      {
        plugins: [react()],
        test: {
          ...inDom,
          setupFiles: [inDom.setupFiles, 'app/src/testing/appSetup.ts'],
          name: 'app',
          include: ['app/**/*.test.{ts,tsx}'],
          exclude: [...never, ...replacesModules],
          isolate: false,
        },
      },
      { plugins: [react()], test: { ...inDom, name: 'mocks', include: replacesModules } },
      // The server's tests run on PostgreSQL when there is one: it is the faster of the two.
      ...(databaseUrl
        ? [
            {
              resolve: { alias },
              test: {
                ...onNode,
                name: 'postgres',
                isolate: false,
                globalSetup: ['scripts/serverSetup.mjs'],
                include: [server],
                exclude: [...never, starts],
                env: { TEST_DATABASE_URL: databaseUrl },
              },
            },
          ]
        : []),
      ...(existsSync('.storybook/main.ts') ? ['.storybook/vitest.config.ts'] : []),
    ],
  },
})
