import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { ProductServer } from './productServer'
import { copyTemplate } from './seedTemplate'

interface Fixtures {
  /** Fails the test when the page logged an error or broke the content security policy. */
  consoleErrors: string[]
  signIn(username: string): Promise<void>
}

interface WorkerFixtures {
  /**
   * Journeys that need students who have done nothing name a database of their own: `test.use({ database: 'home' })`.
   * The one named 'embedded' needs no server, as after `npm start`.
   */
  database: string
  server: ProductServer
}

/** Failed requests of an offline page are told by the browser itself and are what such a test is about. */
const EXPECTED_WHEN_OFFLINE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: ['shared', { scope: 'worker', option: true }],
  server: [
    async ({ database }, use) => {
      const server = await ProductServer.create(await copyTemplate(database === 'embedded'))
      await use(server)
      await server.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_WHEN_OFFLINE.test(message.text()))
          errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use(errors)
      expect(errors, 'the page logged errors').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use(async (username) => {
      await page.goto('/')
      await page.getByLabel('Username').fill(username)
      await page.getByLabel('Password', { exact: true }).fill(username)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL((url) => !['/', '/login'].includes(url.pathname))
    })
  },
})

/** Of the whole page, or of the part that is named. */
export async function expectNoAxeViolations(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page })
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([])
}

export { expect }
