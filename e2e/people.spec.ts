import type { Page } from '@playwright/test'
import { test } from './support/emptyProduction'
import { signInAs, signOut } from './support/signing'
import { expect, expectNoAxeViolations } from './support/test'

/** Fills in a new account as far as its password; what is handed over is read and closed. */
async function makeAccount(page: Page, account: { first: string; last: string; role: string }) {
  await page.goto('/people/new')
  await page.getByLabel('First name').fill(account.first)
  await page.getByLabel('Last name').fill(account.last)
  await page.getByLabel('Role', { exact: true }).selectOption(account.role)
  await page.getByText('Room 4', { exact: true }).click()
  await page.getByRole('button', { name: 'Make the account' }).click()
  const dialog = page.getByRole('dialog', { name: /^The password of/ })
  const password = await dialog.getByTestId('handed-over').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: `${account.first} ${account.last}` }),
  ).toBeVisible()
  return password
}

test('a school begins on an empty database: administrator, center, class, teacher and student, each signs in', async ({
  page,
  server,
  consoleErrors,
}) => {
  test.setTimeout(240_000)

  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'There is no administrator yet' })).toBeVisible()
  await expect(page.getByText('npm run admin -- create NAME --role admin')).toBeVisible()
  await expectNoAxeViolations(page)

  await server.stop()
  const printed = server.admin('create', 'root.admin', '--role', 'admin', '--link', '--url', server.url)
  await server.start()
  const link = /http\S+#\S+/.exec(printed)?.[0] ?? ''
  await page.goto(link)
  await expect(page).toHaveURL(`${server.url}/setPassword`)
  await expect(page.getByRole('heading', { name: 'Hello, root.admin!' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByLabel('New password').fill('short')
  await page.getByLabel('The same again').fill('short')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'A password of staff must have at least 8 characters.',
  )
  await page.getByLabel('New password').fill('quiet-river-58')
  await page.getByLabel('The same again').fill('quiet-river-58')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await page.waitForURL((url) => url.pathname === '/home')
  await page.goto(link)
  await expect(page.getByText('This link was used already or is too old.')).toBeVisible()

  await page.goto('/people')
  await expect(page.getByRole('navigation', { name: 'People' })).toBeVisible()
  await page.getByRole('link', { name: 'Centers', exact: true }).click()
  await expect(page.getByText('There is no learning center yet.')).toBeVisible()
  await page.getByRole('button', { name: 'New center' }).click()
  await page.getByLabel('Name of the center').fill('Gingko House')
  await page.getByLabel('Network addresses').fill('192.0.2.7\n2001:db8::1')
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Gingko House' })).toBeVisible()
  await expect(page.getByText('192.0.2.7, 2001:db8::1')).toBeVisible()

  await page.getByRole('link', { name: 'Classes', exact: true }).click()
  await page.getByRole('button', { name: 'New class' }).click()
  await page.getByLabel('Name of the class').fill('Room 4')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Room 4' })).toBeVisible()

  await page.goto('/people/new')
  await expect(page.getByLabel('First name')).toBeVisible()
  await expectNoAxeViolations(page)
  const ofTeacher = await makeAccount(page, { first: 'Grace', last: 'Miller', role: 'school_teacher' })
  const ofOther = await makeAccount(page, { first: 'Lou', last: 'Grant', role: 'afterschool-teacher' })
  const ofStudent = await makeAccount(page, { first: 'Ida', last: 'Berg', role: 'student' })
  await expectNoAxeViolations(page)
  await expect(page.getByRole('list', { name: 'History' })).toContainText('Account made')

  await page.goto('/people')
  await page.getByLabel('Search').fill('ber')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').nth(1)).toContainText('ida.berg')
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page.getByRole('row')).toHaveCount(5)
  await page.getByRole('button', { name: 'Username' }).click()
  await expect(page.getByRole('columnheader', { name: /Username/ })).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByRole('row').nth(1)).toContainText('grace.miller')
  await expectNoAxeViolations(page)

  await page.goto('/people/classes')
  await page.getByRole('button', { name: 'People of Room 4' }).click()
  await expect(page.getByRole('list', { name: 'In the class' }).getByRole('listitem')).toHaveCount(3)
  await expectNoAxeViolations(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await signOut(page)

  await signInAs(page, 'ida.berg', ofStudent)
  const token = await page.evaluate(() => localStorage.getItem('ae-token') ?? '')
  const isTokenAlive = async () => {
    const reply = await page.request.post('/english/api/v1.0/userauth', {
      headers: { token },
      data: { function: 'userByToken', params: {} },
    })
    return reply.status() === 200
  }
  expect(await isTokenAlive()).toBe(true)
  await page.evaluate(() => localStorage.clear())

  await signInAs(page, 'grace.miller', ofTeacher)
  await page.goto('/people')
  await page.getByRole('button', { name: 'New password for Ida Berg' }).click()
  const question = page.getByRole('dialog', { name: 'Make a new password?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await isTokenAlive()).toBe(true)
  await page.getByRole('button', { name: 'New password for Ida Berg' }).click()
  await question.getByRole('button', { name: 'Make a new one' }).click()
  const dialog = page.getByRole('dialog', { name: 'The password of Ida Berg' })
  const another = await dialog.getByTestId('handed-over').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: 'New account' })).toHaveCount(0)
  expect(await isTokenAlive()).toBe(false)
  await signOut(page)

  await signInAs(page, 'ida.berg', another)
  await page.goto('/about')
  await page.getByRole('button', { name: /User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Change my password' }).click()
  const own = page.getByRole('dialog', { name: 'Change my password' })
  await own.getByLabel('Old password').fill(another)
  await own.getByLabel('New password').fill('my cat')
  await own.getByLabel('The new one again').fill('my cat')
  await expectNoAxeViolations(page)
  await own.getByRole('button', { name: 'Change my password' }).click()
  await expect(own.getByText('Your password is changed. Other devices are signed out.')).toBeVisible()
  await own.getByRole('button', { name: 'Close' }).last().click()
  await signOut(page)
  await signInAs(page, 'ida.berg', 'my cat')
  await page.goto('/about')
  await signOut(page)

  await signInAs(page, 'lou.grant', ofOther)
  await expect(page.getByRole('heading', { name: 'This week in Room 4' })).toBeVisible()
  await signOut(page)

  await signInAs(page, 'root.admin', 'quiet-river-58')
  await page.goto('/people')
  await page.getByRole('link', { name: 'Ida Berg' }).click()
  await page.getByRole('button', { name: 'Freeze' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze' }).click()
  await expect(page.getByText('Frozen', { exact: true }).first()).toBeVisible()
  await signOut(page)
  await page.getByLabel('Username').fill('ida.berg')
  await page.getByLabel('Password', { exact: true }).fill('my cat')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Your account is frozen from/)
  expect(consoleErrors).toEqual([])
})
