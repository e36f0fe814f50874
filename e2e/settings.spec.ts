import { signInAs } from './support/signing'
import { expect, expectNoAxeViolations, test } from './support/test'

const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.6 Mobile/15E148 Safari/604.1'

test.use({ database: 'home' })

test('settings are seen at once, on every page, and on the next device @phone', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  await signedIn('student')
  await page.goto('/settings')
  await expectNoAxeViolations(page)
  const root = page.locator('html')
  const usual = await page.getByText('Size of the text').evaluate((text) => getComputedStyle(text).fontSize)
  for (const choice of ['Dark', 'Very large', 'Nothing moves', 'On'])
    await page.getByRole('radio', { name: choice, exact: true }).check()
  await expect(page.getByRole('main').getByText('Saved.')).toBeVisible()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  const large = await page.getByText('Size of the text').evaluate((text) => getComputedStyle(text).fontSize)
  expect(Number.parseFloat(large)).toBe(Number.parseFloat(usual) * 1.25)

  const device = await browser.newContext({ baseURL: server.url })
  const there = await device.newPage()
  await there.goto('/login')
  await expect(there.locator('html')).not.toHaveAttribute('data-theme')
  await there.getByLabel('Username').fill('student')
  await there.getByLabel('Password', { exact: true }).fill('student')
  await there.getByRole('button', { name: 'Login' }).click()
  await expect(there).toHaveURL(/\/home$/)
  await expect(there.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(there.locator('html')).toHaveAttribute('data-motion', 'calm')
  await there.goto('/settings')
  await expect(there.getByRole('radio', { name: 'Very large' })).toBeChecked()
  await expect(there.getByRole('group', { name: 'Sounds' }).getByRole('radio', { name: 'On' })).toBeChecked()
  await device.close()
})

test('a setting that could not be saved is taken back and says so', async ({ page, signedIn }) => {
  await signedIn('student2')
  await page.goto('/settings')
  const message = 'Please try again later.'
  await page.route('**/userauth', (route) =>
    route.request().postDataJSON().function === 'saveSettings'
      ? route.fulfill({ json: { is_success: false, status: 'error', message } })
      : route.continue(),
  )
  await page.getByRole('radio', { name: 'Dark' }).click()
  await expect(page.getByRole('radio', { name: 'Like the device' }).first()).toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await expect(page.getByText(message)).toBeVisible()
})

test('who is signed in elsewhere sees it and ends it, by keys alone @phone', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  await signedIn('student2')
  const device = await browser.newContext({ baseURL: server.url, userAgent: IPAD })
  const there = await device.newPage()
  await signInAs(there, 'student2', 'student2')
  await page.goto('/settings')
  const sheet = page.getByRole('region', { name: 'Where you are signed in' })
  const row = sheet.getByRole('listitem').filter({ hasText: 'Safari on iPad' })
  await expect(row).toContainText('last used today')
  await expect(sheet.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)

  await row.getByRole('button').focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Sign out there?' })
  await expect(question).toContainText('Safari on iPad is asked for your password again.')
  await question.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('status')).toHaveText('One device is signed out.')
  await expect(row).toHaveCount(0)
  await there.goto('/home')
  await expect(there).toHaveURL(/\/(login)?$/)
  await device.close()
})
