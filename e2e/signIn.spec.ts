import type { Request } from '@playwright/test'
import { revokeToken } from './support/revokeToken'
import { signOut } from './support/signing'
import { expect, expectNoAxeViolations, test } from './support/test'

const status = (page: import('@playwright/test').Page, text: string) =>
  page.getByRole('status').filter({ hasText: text })

test.describe('sign-in', () => {
  test('[AUTH-01] shows username, password, Login and a footer; axe finds nothing', {
    tag: '@phone',
  }, async ({ page }) => {
    for (const path of ['/', '/login']) {
      await page.goto(path)
      await expect(page.getByLabel('Username')).toBeVisible()
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toContainText('©')
      // Enter sends the form, and neither field may be left out.
      for (const name of ['Username', 'Password']) {
        await page.reload()
        await page.getByLabel(name, { exact: true }).fill('student')
        await page.getByLabel(name, { exact: true }).press('Enter')
        await expect(status(page, 'Username and Password are required fields')).toBeVisible()
      }
    }
    await expectNoAxeViolations(page)
  })

  test('stands in its HTML before its scripts, and says so when they do not come', async ({ page }) => {
    const html = await (await page.request.get('/login', { headers: { accept: 'text/html' } })).text()
    expect(html).toContain('Welcome back!')
    await page.route(/\/assets\/index-[^/]+\.js/, (route) => route.abort('connectionreset'))
    await page.goto('/login')
    await expect(page.getByText('The page could not be loaded.')).toBeVisible()
    await page.unroute(/\/assets\/index-[^/]+\.js/)
    await page.getByRole('button', { name: 'Load again' }).click()
    await page.getByLabel('Username', { exact: true }).fill('student')
    await expect(page.getByLabel('Username', { exact: true })).toHaveValue('student')
  })

  test('lets in whose browser stores nothing, for as long as the page stands', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      Object.defineProperty(window, 'localStorage', { get: deny })
      Object.defineProperty(window, 'sessionStorage', { get: deny })
      IDBFactory.prototype.open = deny
    })
    await signIn('student')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
    await signOut(page)
  })

  test('[AUTH-02] [ERR-01] asks for both fields and sends nothing', async ({ page }) => {
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/userauth')) calls++
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(status(page, 'Username and Password are required fields')).toBeVisible()
    await page.getByLabel('Username').fill('student')
    await page.getByLabel('Username').press('Enter')
    await expect(status(page, 'Username and Password are required fields')).toBeVisible()
    await page.getByLabel('Username').fill('')
    await page.getByLabel('Password', { exact: true }).fill('student')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(status(page, 'Username and Password are required fields')).toBeVisible()
    expect(calls).toBe(0)
  })

  const day = '\\d{4}-\\d{2}-\\d{2}'
  const refused: [string, string, RegExp][] = [
    ['[AUTH-08] [ERR-03] not started', 'notstarted', new RegExp(`^Your subscription will start on ${day}$`)],
    ['[AUTH-09] [ERR-04] expired', 'expired', new RegExp(`^Your subscription has expired on ${day}$`)],
    ['[AUTH-10] [ERR-05] frozen', 'frozen', new RegExp(`^Your account is frozen from ${day} to ${day}$`)],
  ]
  for (const [title, name, message] of refused) {
    test(`${title}: stays on the sign-in page with the message`, async ({ page }) => {
      await page.goto('/')
      await page.getByLabel('Username').fill(name)
      await page.getByLabel('Password', { exact: true }).fill(name)
      await page.getByLabel('Password', { exact: true }).press('Enter')
      await expect(page.getByRole('status').getByText(message)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('ae-token'))).toBeNull()
    })
  }

  test('[AUTH-11] [ERR-06] shows any other message of the server as given', async ({ page }) => {
    await page.goto('/')
    await page.getByLabel('Username').fill('student')
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(status(page, 'Username or password is incorrect.')).toBeVisible()
  })

  test('[AUTH-04] [AUTH-05] [AUTH-12] [C-27] goes to /home, keeps the token and nothing but the auth state', async ({
    page,
    signIn,
  }) => {
    const addresses: string[] = []
    page.on('framenavigated', (frame) => addresses.push(frame.url()))
    const [reply] = await Promise.all([
      page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('checkUserLearningInfo'),
      ),
      signIn('student'),
    ])
    expect(await reply.json()).toMatchObject({ is_success: true, user_learning_info_is_valid: true })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hello')
    await expect(page).toHaveURL(/\/home$/)
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(Object.keys(stored).sort()).toEqual(['ae-auth', 'ae-token'])
    const token = stored['ae-token'] ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.parse(stored['ae-auth'] ?? '')).toMatchObject({
      user_id: 'student',
      menu_auth: { home: true, secret: false },
    })
    expect(addresses.some((address) => address.endsWith(`/home?token=${token}`))).toBe(true)
    const home = await page.request.get('/home')
    expect(home.headers()['referrer-policy']).toBe('no-referrer')
  })

  test('[AUTH-16] a protected page without a session leads to /login', async ({ page }) => {
    for (const path of ['/home', '/courses', '/homeprofile']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/login$/)
    }
  })

  test('[AUTH-18] [ERR-07] a revoked token is cleared and leads to the sign-in page', async ({
    page,
    signedIn,
    consoleErrors,
  }) => {
    await signedIn('student2')
    // Not on a page of the app, whose own calls could tell before the one that is meant.
    await revokeToken(page)
    await page.goto('/home')
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(await page.evaluate(() => localStorage.getItem('ae-token'))).toBeNull()
    // The browser itself reports a 403 as an error.
    expect(consoleErrors.filter((error) => !error.includes('status of 403'))).toEqual([])
    consoleErrors.length = 0
  })

  test('[AUTH-20] Logout ends the session', async ({ page, signIn }) => {
    await signIn('student')
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await page.goto('/about')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  })

  test('[AUTH-20] requests on their way end with the session, and its token is worth nothing', async ({
    page,
    signIn,
  }) => {
    const held: Request[] = []
    const ended: Request[] = []
    await page.route('**/english/api/v1.0/**', async (route) => {
      const request = route.request()
      if (!(request.postData() ?? '').includes('getAfficientStar')) return route.continue()
      held.push(request)
    })
    page.on('requestfailed', (request) => ended.push(request))
    await signIn('student')
    await expect.poll(() => held.length).toBe(1)
    const token = await page.evaluate(() => localStorage.getItem('ae-token') ?? '')
    await page.getByRole('button', { name: /User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await expect.poll(() => ended).toContain(held[0])
    await expect
      .poll(async () => {
        const reply = await page.request.post('/english/api/v1.0/userauth', {
          headers: { token },
          data: { function: 'userByToken', params: {} },
        })
        return reply.status()
      })
      .toBe(403)
  })
})
