import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ serviceWorkers: 'allow' })

/** Until the service worker has fetched all that it keeps. */
const kept = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

/** The queries whose replies are in the browser's own database. */
const keptReplies = (page: Page) =>
  page.evaluate(async () => {
    const name = 'wordstride-replies'
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return ''
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open(name))
    const keys = await settled(database.transaction('replies').objectStore('replies').getAllKeys())
    database.close()
    return keys.join()
  })

const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test.describe('the installed app', () => {
  test('opens without a network, keeps who is signed in, and goes on when the network is back', async ({
    page,
    context,
    signedIn,
  }) => {
    await signedIn('student')
    await page.goto('/home')
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Courses', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Grade view' }).click()
    await expect(page.getByText('100 words')).toBeVisible()
    await kept(page)
    await expect.poll(() => keptReplies(page)).toMatch(/"nextTask".*"grades"/)

    await context.setOffline(true)
    await page.goto('/courses')
    await expect(page.getByText('100 words')).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible()
    await expect(page.getByText('You are offline. Your answers are kept until you are back.')).toBeVisible()
    await expectNoAxeViolations(page)
    await expect(page.getByText('Nouns name people, places and things').first()).toBeVisible()
    // AUTH-18 is about calls that fail; none was made.
    expect(await page.evaluate(() => localStorage.getItem('ae-token'))).not.toBeNull()
    await expect(page).toHaveURL(/\/home$/)
    await page.goto('/rewards')
    await expect(page.getByText('What is missing here comes when you are back.')).toBeVisible()

    await context.setOffline(false)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(page).toHaveURL(/\/rewards$/)
  })

  test('its service worker keeps files of the app alone: no reply of a call, no media, nothing of staff', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student2')
    await page.goto('/home')
    await kept(page)
    // Once more, now through the service worker.
    await page.goto('/courses')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    const addresses = await keptAddresses(page)
    expect(addresses).toEqual(expect.arrayContaining(['/index.html', '/icon.svg']))
    expect(
      addresses.filter(
        (path) => !/^\/(?:assets\/|index\.html$|icon\.svg$|manifest\.webmanifest$)/.test(path),
      ),
    ).toEqual([])
    expect(
      addresses.filter((path) => /\.json|Zeus|Accounts|Roster|ChakraPages|people|TestMode/.test(path)),
    ).toEqual([])
  })

  test('a page comes from the server as long as there is one', async ({ page, signIn }) => {
    await signIn('student')
    await kept(page)
    const reply = await page.goto('/login')
    const served = await page.request.get('/login', { headers: { accept: 'text/html' } })
    expect(await reply?.text()).toBe(await served.text())
    expect((await page.goto('/healthz'))?.headers()['content-type']).toContain('application/json')
  })

  test('can be installed', async ({ page, request }) => {
    await page.goto('/login')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await request.get(String(address))).json()
    expect(manifest).toMatchObject({ name: 'Wordstride', display: 'standalone', start_url: '/' })
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src)
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
    }
    for (const path of ['/sw.js', String(address)]) {
      expect((await request.get(path)).headers()['cache-control']).toBe('no-cache')
    }
  })
})
