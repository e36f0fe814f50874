import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import { JourneyServers } from './journeyServers'
import { type ProductServer, START_TIMEOUT_MS } from './productServer'
import { signInAs } from './signing'

interface Fixtures {
  /**
   * Journeys that need students who have done nothing name a database of their own: `test.use({ database: 'home' })`.
   * The one named 'embedded' needs no server, as after `npm start`.
   */
  database: string
  server: ProductServer
  /** Fails the test when the page logged an error or broke the content security policy. */
  consoleErrors: string[]
  /** By the form, to the page it leads to. */
  signIn(username: string): Promise<void>
  /** As after an earlier visit: token and user are in the browser, and no page is open yet. */
  signedIn(username: string): Promise<void>
}

interface WorkerFixtures {
  servers: JourneyServers
}

/** What cannot be seen in a report of lines: where the page stood, what it said, what it waited for and logged. */
async function describePage(
  page: Page,
  unanswered: ReadonlySet<Request>,
  logged: readonly string[],
): Promise<string> {
  const text = await page.locator('body').innerText({ timeout: 2_000 })
  return [
    `The page was ${page.url()} and said:`,
    text.slice(0, 1_500),
    'It waited for:',
    ...Array.from(unanswered, (request) =>
      `${request.method()} ${request.url()} ${request.postData()?.slice(0, 80) ?? ''}`.trim(),
    ),
    'It logged:',
    ...logged,
  ].join('\n')
}

/** Failed requests of an offline page are told by the browser itself and are what such a test is about. */
const EXPECTED_WHEN_OFFLINE =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Not of the worker: a worker that begins anew for every database costs more than the server.
  database: ['shared', { option: true }],
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const servers = new JourneyServers()
      await use(servers)
      await servers.dispose()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, servers }, use) => use(await servers.of(database)),
    { timeout: START_TIMEOUT_MS },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  consoleErrors: [
    async ({ page }, use, testInfo) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error' && !EXPECTED_WHEN_OFFLINE.test(message.text()))
          errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      const unanswered = new Set<Request>()
      page.on('request', (request) => unanswered.add(request))
      page.on('requestfinished', (request) => unanswered.delete(request))
      page.on('requestfailed', (request) => unanswered.delete(request))
      await use(errors)
      const seen =
        testInfo.errors.length > 0 ? await describePage(page, unanswered, errors).catch(String) : null
      // A reply that is still changed on its way when the journey is over is nobody's fault.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      // As an error it stands beside what it explains.
      if (seen !== null) throw new Error(seen)
      expect(errors, 'the page logged errors').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page }, use) => {
    await use((username) => signInAs(page, username, username))
  },
  signedIn: async ({ page }, use) => {
    const call = async (name: string, params: object, headers = {}) => {
      const data = { function: name, params }
      const reply = await page.request.post('/english/api/v1.0/userauth', { headers, data })
      return (await reply.json()).data
    }
    await use(async (username) => {
      const { token } = await call('login', { username, password: username })
      const user = await call('userByToken', {}, { token })
      // A page of this origin that runs no app.
      const body = '<link rel="icon" href="/icon.svg">'
      await page.route('/empty', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/empty')
      await page.unroute('/empty')
      await page.evaluate((stored) => Object.assign(localStorage, stored), {
        'ae-token': token as string,
        'ae-auth': JSON.stringify(user),
      })
    })
  },
})

/** WCAG 2.5.3, which axe asks for only where it is told to. */
const LABEL_IN_NAME = { 'label-content-name-mismatch': { enabled: true } }

export async function expectNoAxeViolations(page: Page): Promise<void> {
  // Every page has both; one that is on its way has neither.
  await expect(page.locator('main').first()).toBeAttached()
  await expect(page.locator('h1').first()).toBeAttached()
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], rules: LABEL_IN_NAME })
    // The other mode opens a page for its sums, which only pages with frames of other origins need.
    .setLegacyMode()
    .analyze()
  expect(
    violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target).join(' ')}`),
  ).toEqual([])
}

export { expect }
