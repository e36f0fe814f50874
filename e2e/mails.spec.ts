import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'mails' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.describe('mails', () => {
  test('what a test tells the guardian and the account manager is in the outbox of the administrator', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    test.slow()
    await signedIn('superstudent')
    await page.goto('/configTest')
    await page.getByLabel('Section').selectOption('Vocabulary')
    await page.getByLabel('Test type').selectOption('Mini test')
    await button(page, 'Start the test').click()
    await expect(page.getByRole('heading', { name: 'Problem 1', exact: true })).toBeAttached()
    await button(page, 'Exit').click()
    const told = page.waitForResponse((response) => response.url().endsWith('/testEndEmail'))
    await button(page, 'Exit the test').click()
    await expect(page.getByRole('heading', { name: 'Thank you for taking the test.' })).toBeVisible()
    expect((await told).status()).toBe(200)
    await page.evaluate(() => localStorage.clear())

    await signedIn('admin')
    await page.goto('/outbox')
    await expect(page.getByText('There is no mail server.')).toBeVisible()
    const mails = page.getByRole('main').getByRole('listitem')
    await expect(mails).toHaveCount(6)
    for (const address of ['parent.fischer@home.example', 'ruth.bennett@center.example']) {
      const ofAddress = mails.filter({ hasText: address })
      await expect(ofAddress.filter({ hasText: 'Lena Fischer has started a test' })).toHaveCount(1)
      await expect(ofAddress.filter({ hasText: 'Test completed by Lena Fischer' })).toHaveCount(1)
      await expect(ofAddress.filter({ hasText: 'End of Test Notification' })).toHaveCount(1)
    }
    await expectNoAxeViolations(page)
    await page
      .getByRole('button', { name: 'Open: Test completed by Lena Fischer, to parent.fischer@home.example' })
      .click()
    const mail = page.getByRole('dialog', { name: 'Test completed by Lena Fischer' })
    const asPage = mail.frameLocator('iframe')
    await expect(asPage.getByText('The Vocabulary test is complete.')).toBeVisible()
    await mail.getByRole('button', { name: 'Plain text' }).click()
    const text = mail.getByRole('region', { name: 'The mail as plain text' })
    await expect(text).toContainText('The Vocabulary test is complete.')
    await expectNoAxeViolations(page)

    const [link] = /\/unsubscribe\/\S+/.exec((await text.textContent()) ?? '') ?? []
    await page.goto(link ?? '')
    await expectNoAxeViolations(page)
    await button(page, 'No more mails').click()
    await expect(page.getByRole('heading', { name: 'You get no more of these mails' })).toBeVisible()
  })

  test('a forgotten password is asked for in the same words for every name', async ({ page, signedIn }) => {
    await page.goto('/login')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expectNoAxeViolations(page)
    for (const name of ['nobody', 'lcadmin']) {
      await page.goto('/forgotPassword')
      await page.getByLabel('Username').fill(name)
      await button(page, 'Send the link').click()
      await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible()
    }
    await expectNoAxeViolations(page)
    await signedIn('admin')
    await page.goto('/outbox')
    await expect(page.getByText('Choose a new password for Wordstride')).toHaveCount(1)
  })
})
