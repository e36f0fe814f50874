import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { signInAs, signOut } from './support/signing'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'secondStep' })

/** A code is good once, so the next one is of the half minute after. */
function codesOf(seed: string) {
  const app = new TOTP({ secret: Secret.fromBase32(seed.replaceAll(' ', '')) })
  let last = 0
  return () => {
    last = Math.max(Date.now(), last + 30_000)
    return app.generate({ timestamp: last })
  }
}

async function typePassword(page: Page, name: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

const typeCode = async (page: Page, code: string): Promise<void> => {
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.keyboard.press('Enter')
}

test('a teacher sets a second step up, signs in with a code, and with a spare one once @phone', async ({
  page,
}) => {
  await signInAs(page, 'teacher', 'teacher')
  await page.goto('/settings')
  const sheet = page.getByRole('region', { name: 'Second step of the sign-in' })
  await sheet.getByRole('button', { name: 'Set up' }).click()
  const who = page.getByRole('dialog', { name: 'Set up the second step' })
  await who.getByLabel('Your password').fill('wrong')
  await who.getByRole('button', { name: 'Next' }).click()
  await expect(who.getByRole('status')).toHaveText('The password is incorrect.')
  await who.getByLabel('Your password').fill('teacher')
  await page.keyboard.press('Enter')

  const add = page.getByRole('dialog', { name: 'Add Wordstride to your app' })
  await expect(add.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectNoAxeViolations(page)
  const nextCode = codesOf(await add.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText())
  await add.getByLabel('The six digits that the app shows now').fill('000000')
  await page.keyboard.press('Enter')
  await expect(add.getByRole('status')).toContainText('This code is not right')
  await add.getByLabel('The six digits that the app shows now').fill(nextCode())
  await page.keyboard.press('Enter')

  const spare = page.getByRole('dialog', { name: 'Keep your spare codes' })
  await expect(spare.getByRole('listitem')).toHaveCount(10)
  const [spareCode = ''] = await spare.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await spare.getByRole('button', { name: 'I have kept them' }).click()
  await expect(sheet.getByRole('status')).toHaveText(
    'Your second step is set up. Other devices are signed out.',
  )
  await expect(sheet).toContainText('with 10 spare codes left')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
  await signOut(page)

  await typePassword(page, 'teacher')
  await expectNoAxeViolations(page)
  await typeCode(page, '000000')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'This code is not right, or was used already. Please wait for the next one and try again.',
  )
  await typeCode(page, nextCode())
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await typePassword(page, 'teacher')
  await typeCode(page, spareCode)
  await expect(page).toHaveURL(/\/home$/)
  await signOut(page)

  await typePassword(page, 'teacher')
  await typeCode(page, spareCode)
  await expect(page.getByRole('main').getByRole('status')).toContainText('was used already')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
})

test('an administrator removes a second step that was lost', async ({ page, browser, server }) => {
  const device = await browser.newContext({ baseURL: server.url })
  const there = await device.newPage()
  await signInAs(there, 'tutor', 'tutor')
  const token = await there.evaluate(() => localStorage.getItem('ae-token') ?? '')
  const call = async (name: string, params: object) => {
    const data = { function: name, params }
    return (await page.request.post('/english/api/v1.0/secondfactor', { headers: { token }, data })).json()
  }
  const { seed } = await call('beginSecondFactor', { password: 'tutor', code: null })
  await call('confirmSecondFactor', { code: codesOf(seed)() })

  await signInAs(page, 'admin', 'admin')
  await page.goto('/people/account/tutor')
  const sheet = page.getByRole('region', { name: 'Second step of the sign-in' })
  await sheet.getByRole('button', { name: 'Remove' }).click()
  const question = page.getByRole('dialog', { name: 'Remove the second step' })
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question.getByRole('status')).toContainText('signed out everywhere')
  await question.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Second step removed')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await signInAs(there, 'tutor', 'tutor')
  await device.close()
})
