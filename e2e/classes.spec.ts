import type { Page } from '@playwright/test'
import { signInAs } from './support/signing'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

test.use({ database: 'classes' })

const GRADE_2 = '/homeprofile?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1'
const NOUNS = 'Nouns name people, places and things'
const END_MARKS = 'End marks for sentences'

/** A class of the demo's teacher and student, made by the administrator elsewhere. */
async function makeClass(page: Page): Promise<void> {
  const post = async (path: string, name: string, params: object, headers = {}) => {
    const data = { function: name, params }
    return (await page.request.post(`/english/api/v1.0/${path}`, { headers, data })).json()
  }
  const { token } = (await post('userauth', 'login', { username: 'admin', password: 'admin' })).data
  const made = await post('people', 'saveClass', { center_id: 1, name: 'Room 4' }, { token })
  const members = { class_id: made.class_id, added: ['teacher', 'student'], removed: [] }
  expect(await post('people', 'changeClassMembers', members, { token })).toMatchObject({ is_success: true })
}

const fitsTheWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

test('a teacher sees her class at work, what a student answered and gives a skill; a skill that is switched off is gone', {
  tag: '@phone',
}, async ({ page, browser, server, signIn }) => {
  test.setTimeout(180_000)
  await makeClass(page)
  await signIn('teacher')
  await page.goto('/classes')
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Room 4' }).click()
  await expect(page.getByText('Follows the class as it works')).toBeVisible()
  const table = page.getByRole('table', { name: 'Language Arts, 2nd grade' })
  const maya = table.getByRole('row', { name: 'Maya Torres' })
  await expect(maya.getByRole('cell', { name: 'never' })).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await fitsTheWindow(page)).toBe(true)

  const device = await browser.newContext({ baseURL: server.url })
  const other = await device.newPage()
  await signInAs(other, 'student', 'student')
  await other.goto(GRADE_2)
  const student = new Student(other)
  await student.begin(() => other.getByRole('link', { name: `Learn: ${NOUNS}` }).click())
  await student.answerWrong()
  await student.submit()
  await student.expectStatus('Incorrect.Try Again.')
  await student.solve()
  await student.next()
  await student.playToReport()
  // The first skill of the table, without a reload.
  await expect(maya.locator('[aria-colindex="5"]')).toHaveText('1')
  await expect(maya.getByRole('cell', { name: 'never' })).toHaveCount(0)

  await maya.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Give work to 1' }).click()
  const dialog = page.getByRole('dialog', { name: 'Work for Maya Torres' })
  await dialog.getByLabel('What').selectOption('A skill to learn')
  await dialog.getByLabel('Skill', { exact: true }).selectOption(NOUNS)
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Give it' }).click()
  await expect(dialog.getByText('Maya Torres has learned it already.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()

  await maya.getByRole('link', { name: 'Maya Torres' }).click()
  await page.getByRole('button', { name: new RegExp(`Learning: ${NOUNS}`) }).click()
  await page.getByRole('button', { name: /^1\. ✗ Wrong/ }).click()
  const drawn = page.getByRole('article').first()
  await expect(drawn).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await fitsTheWindow(page)).toBe(true)
  await page.getByLabel('New note').fill('Reads the question twice now.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Reads the question twice now.').last()).toBeVisible()
  await expect(page.getByLabel('New note')).toHaveValue('')

  const desk = await browser.newContext({ baseURL: server.url })
  const tutor = await desk.newPage()
  await signInAs(tutor, 'tutor', 'tutor')
  await tutor.goto('/aeskillmanagement?section_type=ae.la&grade=2&chapter=1')
  const toggle = tutor.getByRole('switch', { name: END_MARKS })
  await expect(toggle).toBeChecked()
  await expectNoAxeViolations(tutor)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect(tutor.getByText(`Off: ${END_MARKS}`)).toBeVisible()

  await other.goto(GRADE_2)
  await expect(other.getByRole('link', { name: `Learn: ${NOUNS}` })).toBeVisible()
  await expect(other.getByText(END_MARKS)).toHaveCount(0)
  await device.close()
  await desk.close()
})

test('Escape pressed again and again keeps what was entered; left, the dialog opens again', async ({
  page,
  signedIn,
}) => {
  await signedIn('admin')
  await page.goto('/people/classes')
  await page.getByRole('button', { name: 'New class' }).click()
  const dialog = page.getByRole('dialog', { name: 'New class' })
  const name = dialog.getByLabel('Name of the class')
  await name.fill('Amber')
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Escape')
    await expect(dialog.getByRole('alert')).toHaveText('What you entered is not saved yet.')
  }
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(name).toHaveValue('Amber')
  await expect(name).toBeFocused()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'New class' }).click()
  await expect(name).toHaveValue('')
})
