import type { Page } from '@playwright/test'
import { registry } from '@wordstride/plugins/graders'
import { countTestProblems } from './support/packProblems'
import { expect, expectNoAxeViolations, test } from './support/test'

const panel = (page: Page, name: string) => page.getByRole('region', { name })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

test.describe('the rendering tool', () => {
  test('[TOOL-01] [TOOL-02] a skill is chosen step by step, a problem opened, set wrong, set correct', async ({
    page,
    signIn,
  }) => {
    await signIn('tutor')
    await page.getByRole('button', { name: 'Tools' }).click()
    const [options] = await Promise.all([
      page.waitForResponse(/\/renderingtool$/),
      page.getByRole('menuitem', { name: 'Rendering tool' }).click(),
    ])
    expect(options.request().method()).toBe('GET')
    await expect(page.getByRole('heading', { level: 1, name: 'Rendering tool' })).toBeVisible()
    await expect(page.getByLabel('Program')).toHaveValue('20')
    await expect(page.getByLabel('Skill')).toBeDisabled()
    await page.getByLabel('Phase').selectOption('LEARNING_SESSION')
    await page.getByLabel('Section').selectOption('ae.la')
    await page.getByLabel('Grade').selectOption('2')
    await page.getByLabel('Chapter').selectOption('1')
    const [reply] = await Promise.all([
      page.waitForResponse((response) => (response.request().postData() ?? '').includes('getProblemBySkill')),
      page.getByLabel('Skill').selectOption('la.2.nouns'),
    ])
    await expect(page.getByRole('button', { name: /^A?E \d+$/ })).toHaveCount(
      (await reply.json()).problem.length,
    )
    for (const name of ['AE 1', 'E 1'])
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'E 1', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'la.2.nouns.E1', exact: true })).toBeVisible()
    await expect(panel(page, 'Authored problem')).toContainText('"answer": true')
    await expect(panel(page, 'Public view')).toContainText('"problem_id": "la.2.nouns.E1"')
    await expect(panel(page, 'Public view')).not.toContainText('"answer"')
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByText(/^HINT 1 of/)).toBeVisible()

    const testMode = panel(page, 'Test mode')
    await expect(testMode.getByRole('button', { name: 'set wrong' })).toHaveCount(0)
    const before = await panel(page, 'Response').textContent()
    await testMode.getByText('Test mode off').click()
    await testMode.getByRole('button', { name: 'set wrong' }).click()
    await expect(panel(page, 'Response')).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(status(page, 'Incorrect.Try Again.')).toBeVisible()
    await testMode.getByRole('button', { name: 'set correct' }).click()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(status(page, 'Correct!')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('button', { name: 'Submit Answer' }).click()
    await expect(status(page, 'Your answer is incomplete.')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('heading', { name: 'la.2.nouns.E1', exact: true })).toBeVisible()
    await page.getByLabel('Section').selectOption('ae.voc')
    await expect(page.getByLabel('Grade')).toHaveValue('2')
    await expect(page.getByLabel('Skill')).toHaveValue('')
    await expect(page.getByRole('button', { name: 'E 1', exact: true })).toHaveCount(0)
    await page.getByLabel('Section').selectOption('ae.la')
    await expect(page.getByLabel('Skill')).toHaveValue('la.2.nouns')
    await page.getByLabel('Skill').selectOption('la.2.compound-words')
    await page.getByRole('button', { name: 'D 1', exact: true }).click()
    await page.getByRole('button', { name: /^Start (Full )?Demo$/ }).click()
    await expect(page.getByRole('region', { name: 'Demo', exact: true }).getByRole('listitem')).toHaveCount(1)
    await expectNoAxeViolations(page)

    await page.getByLabel('Phase').selectOption('test')
    await page.getByLabel('Section').selectOption('ae.rc')
    await expect(page.getByLabel('Grade')).toHaveValue('2')
    await expect(page.getByLabel('Skill')).toHaveCount(0)
    await page.getByLabel('Passage').selectOption({ index: 2 })
    await page
      .getByRole('button', { name: /^T \d+$/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible()
    await page.getByLabel('Section').selectOption('ae.ls')
    const count = await countTestProblems('ae.ls', 2)
    expect(count).toBeGreaterThan(0)
    await expect(page.getByRole('button', { name: /^T \d+$/ })).toHaveCount(count)
  })

  test('[SR-04] is not for students: no entry, no problems', async ({ page, signIn }) => {
    await signIn('student')
    await expect(page.getByRole('button', { name: 'Courses' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tools' })).toHaveCount(0)
    await page.goto('/renderingtool')
    await expect(
      page.getByRole('heading', { level: 1, name: 'You are not authorized to see this page' }),
    ).toBeVisible()
    await expect(page.getByLabel('Program')).toHaveCount(0)
  })

  test('[AUTH-16] without a session leads to /login', async ({ page }) => {
    await page.goto('/renderingtool')
    await expect(page).toHaveURL(/\/login$/)
  })
})

const editor = (page: Page) => page.getByRole('textbox', { name: 'Problem as JSON' })
const messages = (page: Page) => panel(page, 'Messages')
const preview = (page: Page) => panel(page, 'Preview')

/** All of it, not only the lines that are drawn. */
const writeText = async (page: Page, text: string) => {
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

async function openSample(page: Page, type: string, name: string): Promise<Record<string, unknown>> {
  await page.goto(`/zeus?type=${type}`)
  await page.getByLabel('Start from a sample').selectOption(name)
  await expect(messages(page)).toContainText('No errors')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  const stream = await download.createReadStream()
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString('utf8'))
}

const asText = (value: unknown) => JSON.stringify(value, null, 2)

/** On a phone the form takes the place of the text. */
const show = async (page: Page, side: 'Text' | 'Form') => {
  await page.getByText(side, { exact: true }).first().click()
}

test.describe('the authoring preview', () => {
  test('[TOOL-03] an error is told with its line; mended, the problem is shown; a reload keeps the draft', async ({
    page,
  }) => {
    const sample = await openSample(page, 'selection', 'minimal')
    await expect(preview(page).getByRole('radio').first()).toBeAttached()
    await expectNoAxeViolations(page)

    await writeText(page, asText({ ...sample, grade_id: 'second' }))
    const wrong = messages(page).getByRole('button', { name: /grade_id/ })
    await expect(wrong).toContainText('expected number, received string')
    const line =
      asText(sample)
        .split('\n')
        .findIndex((text) => text.includes('"grade_id"')) + 1
    await expect(wrong).toContainText(`Line ${line}`)
    await expect(page.locator('.cm-lint-marker-error')).toHaveCount(1)
    await expect(preview(page).getByRole('note')).toContainText('This is the problem as it was before.')
    await expectNoAxeViolations(page)
    await wrong.click()
    await expect(editor(page)).toBeFocused()

    const problemItems = [{ kind: 'markdown', value: 'Which word is written here?' }]
    await writeText(page, asText({ ...sample, problemItems }))
    await expect(preview(page).getByText('Which word is written here?', { exact: true })).toBeVisible()
    await expect(messages(page)).toContainText('No errors')
    await preview(page).getByText('Test mode off').click()
    await preview(page).getByRole('button', { name: 'set correct' }).click()
    await preview(page).getByRole('button', { name: 'Submit Answer' }).click()
    await expect(status(page, 'Correct!')).toBeVisible()

    // Not even whole: what was typed is there again.
    await editor(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.insertText('half a thought')
    await page.reload()
    await expect(messages(page)).toContainText('1 error')
    await editor(page).click()
    await page.keyboard.press('ControlOrMeta+End')
    await expect(editor(page)).toContainText('half a thought')
    await page.goto('/zeus')
    await expect(page.getByLabel('Problem type')).toHaveValue('selection')
  })

  test('the form changes the text, the text the form', async ({ page }) => {
    const sample = await openSample(page, 'selection', 'minimal')
    await show(page, 'Form')
    await page.getByLabel('Problem ID').fill('written.by.form')
    await page.getByLabel('Problem ID').blur()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Add to Options' }).click()
    await expect(messages(page)).toContainText('1 error')
    await page.getByLabel('Label', { exact: false }).last().pressSequentially('a third answer')
    await expect(messages(page)).toContainText('No errors')
    await expect(preview(page).getByText('a third answer', { exact: true })).toBeVisible()
    await show(page, 'Text')
    await expect(editor(page)).toContainText('"problem_id": "written.by.form"')

    await writeText(page, asText({ ...sample, problem_id: 'written.as.text' }))
    await show(page, 'Form')
    await expect(page.getByLabel('Problem ID')).toHaveValue('written.as.text')

    await show(page, 'Text')
    await page.getByLabel('Start from a sample').selectOption('full')
    await show(page, 'Form')
    await expect(page.getByLabel('Kind').first()).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('completes names of fields and values of a choice', async ({ page }) => {
    await openSample(page, 'selection', 'minimal')
    await writeText(page, '')
    await page.keyboard.type('{ "sec')
    const list = page.getByRole('listbox', { name: 'Completions' })
    // In its first 75 ms the editor's list takes no key, and nothing on the page tells when they are over.
    await expect(list.getByRole('option', { name: /section_type/ })).toBeVisible()
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await expect(editor(page)).toContainText('"section_type": ""')
    await page.keyboard.type('ae.v')
    await expect(list.getByRole('option', { name: 'ae.voc' })).toBeVisible()
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await expect(editor(page)).toContainText('"section_type": "ae.voc"')
  })

  test('a file is taken in, of another type too; a sample can be taken back', async ({ page }) => {
    const [type, other] = registry.types as [string, string]
    const sample = await openSample(page, other, 'minimal')
    await page.goto(`/zeus?type=${type}`)
    const file = (text: string) => ({
      name: 'p.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    })
    const input = page.getByLabel('Import a problem from a file')
    await input.setInputFiles(file(asText({ ...sample, problem_id: 'from.a.file' })))
    await expect(page.getByLabel('Problem type')).toHaveValue(other)
    await expect(editor(page)).toContainText('from.a.file')

    await page.getByLabel('Start from a sample').selectOption('minimal')
    await expect(editor(page)).not.toContainText('from.a.file')
    await page.getByRole('button', { name: 'Bring back what was there' }).click()
    await expect(editor(page)).toContainText('from.a.file')

    await input.setInputFiles(file('no JSON at all'))
    await expect(messages(page)).toContainText('1 error')
    await expect(editor(page)).toContainText('no JSON at all')
  })

  test('[TOOL-03] every type offers a sample, which is drawn', async ({ page, consoleErrors }) => {
    test.slow()
    await page.goto('/zeus')
    for (const type of registry.types) {
      await page.getByLabel('Problem type').selectOption(type)
      await expect(editor(page)).toContainText(`"problem_type": "${type}"`)
      await expect(messages(page)).toContainText('No errors')
      await expect(preview(page).getByRole('button', { name: 'Submit Answer' })).toBeVisible()
      await preview(page).getByRole('button', { name: 'Submit Answer' }).click()
      await expect(status(page, 'Your answer is incomplete.')).toBeVisible()
    }
    // Pictures and sounds of the samples are not there.
    expect(consoleErrors.filter((error) => !error.includes('status of 404'))).toEqual([])
    consoleErrors.length = 0
  })

  test('is open without a session', async ({ page }) => {
    await page.goto('/zeus')
    await expect(page.getByRole('heading', { level: 1, name: 'Authoring preview' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(editor(page)).toContainText('problem_id')
  })
})
