import { openDetails } from './support/openDetails'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'appointments' })

test('staff plan an appointment; the student sees it at home and cannot join too early', async ({
  page,
  signedIn,
}) => {
  const day = new Date(Date.now() + 3 * 86_400_000)
  await signedIn('lcadmin')
  await page.goto('/people/appointments')
  await page.getByRole('button', { name: 'New appointment' }).click()
  const dialog = page.getByRole('dialog', { name: 'New appointment' })
  await dialog.getByLabel('For').selectOption({ label: 'Maya Torres' })
  await dialog.getByLabel('Category').fill('Reading circle')
  await dialog.getByLabel('Calendar').fill('Ms. Rivera')
  await dialog.getByLabel('Date').fill(day.toISOString().slice(0, 10))
  await dialog.getByLabel('Time').fill('16:00')
  await dialog.getByLabel('Meeting link').fill('https://meet.wordstride.example/circle')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Reading circle is planned.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Reading circle' })).toBeVisible()

  await signedIn('student')
  await page.goto('/home')
  await openDetails(page)
  const row = page.getByRole('list', { name: 'Your appointments' }).getByRole('listitem')
  await expect(row).toHaveText(/Reading circle/)
  await expect(row).toContainText('4:00 PM')
  await expect(row).toContainText('Ms. Rivera')
  await expect(row).toContainText(
    day.toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  )
  await row.getByRole('button', { name: /Join/ }).click()
  const notice = page.getByRole('dialog', { name: 'Meeting not started' })
  await expect(notice.getByText('Please come back at the correct time.', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
})
