import { usualDatabase } from './journeyDatabase'
import { ProductServer, START_TIMEOUT_MS } from './productServer'
import { test as base } from './test'

/** Production, on a database that nobody has begun. */
export const test = base.extend<{ server: ProductServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: it needs none of the others
    async ({}, use) => {
      const server = await ProductServer.create(await usualDatabase().create(), 'production')
      await use(server)
      await server.dispose()
    },
    { scope: 'test', timeout: START_TIMEOUT_MS },
  ],
})
