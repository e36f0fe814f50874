import { readFile } from 'node:fs/promises'
import { expect, expectNoAxeViolations, test } from './support/test'

test('a student reads the reports and keeps one as a file; the teacher reads them, too', async ({
  page,
  signedIn,
}) => {
  await signedIn('student')
  await page.goto('/honorschart')
  for (const section of ['Language Arts', 'Vocabulary'])
    await expect(page.getByRole('img', { name: `Honors chart of ${section}` })).toBeVisible()
  const numbers = page.getByRole('button', { name: 'The numbers as a table' })
  await numbers.first().click()
  await expect(page.getByRole('table').getByRole('columnheader', { name: '1st grade' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.getByRole('button', { name: 'Reports' }).click()
  await page.getByRole('menuitem', { name: 'Progress chart' }).click()
  await expect(page).toHaveURL(/\/userprogresschart$/)
  await expect(page.getByRole('img', { name: 'Progress chart of Language Arts' })).toBeVisible()
  await expectNoAxeViolations(page)

  await page.goto('/proficiencyreport')
  await page.getByLabel('Section').selectOption('Vocabulary')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('heading', { name: '2nd grade, Vocabulary' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Word' })).toBeVisible()
  await expectNoAxeViolations(page)
  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toMatch(/^\uFEFFskill_id,skill_title,skill_level,/)
  const pdf = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF' }).click()
  expect((await readFile(await (await pdf).path())).subarray(0, 5).toString()).toBe('%PDF-')

  await signedIn('teacher')
  await page.goto('/useractivityreport')
  await page.getByRole('tab', { name: 'Daily activity' }).click()
  await expect(page.getByRole('table').getByRole('link', { name: 'Maya Torres' })).toBeVisible()
  await expect(page.getByRole('table').getByRole('link', { name: 'Owen Park' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'One student' }).click()
  await page.getByLabel('Name or username').fill('maya')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /Maya Torres/ }).click()
  await expect(page.getByRole('tab', { name: 'Activity of Maya Torres' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Reports of Maya Torres' })).toBeVisible()
  await expectNoAxeViolations(page)
})
