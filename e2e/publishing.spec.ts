import type { Browser, Page } from '@playwright/test'
import { signInAs } from './support/signing'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const LESSON =
  '/problems?program_id=20&section_type=ae.la&grade_id=2&chapter_id=1&skill_id=la.2.nouns&phase=LEARNING_SESSION'
const FIRST = 'Which word names a thing?'
const BETTER = 'Which word names a thing in a room?'

const PROBLEM = {
  problem_id: 'written.here',
  problem_type: 'selection',
  section_type: 'ae.la',
  grade_id: 2,
  skill_id: 'somewhere',
  problemItems: [{ kind: 'markdown', value: FIRST }],
  hintItems: [{ value: 'You can touch a thing.' }],
  subProblemItems: [
    {
      uuid: 'q1',
      type: 'radio',
      options: [
        { id: 'a', label: 'lamp', answer: true, explanation: 'A **lamp** is a thing.' },
        { id: 'b', label: 'run', answer: false, explanation: '**Run** is something that you do.' },
        { id: 'c', label: 'quickly', answer: false, explanation: '**Quickly** tells how.' },
      ],
    },
  ],
}

test.use({ database: 'publishing' })

async function visitor(browser: Browser, url: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await signInAs(page, name, name)
  return page
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Problem as JSON' })
const review = (page: Page) => page.getByRole('region', { name: 'Review' })

async function openDraft(page: Page, state: string): Promise<void> {
  await page.goto('/drafts')
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: state, exact: true }).click()
  await page.getByRole('link', { name: 'la.2.nouns.E1' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'la.2.nouns.E1' })).toBeVisible()
}

test('a problem is written in /zeus, reviewed, published, played by a student without a restart, and taken back', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  test.setTimeout(240_000)
  const pupil = await visitor(browser, server.url, 'student')
  const student = new Student(pupil)
  const before = await student.open(() => pupil.goto(LESSON))
  expect(before.exercises[0]?.problemId).toBe('la.2.nouns.E1')

  await signIn('admin')
  await page.goto('/zeus?type=selection')
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(JSON.stringify(PROBLEM, null, 2))
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(FIRST, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save as draft' })
  await dialog.getByLabel('Grade').selectOption('2')
  await dialog.getByLabel('Skill', { exact: false }).first().selectOption('la.2.nouns')
  await dialog.getByLabel('Id in the skill').fill('E1')
  await expectNoAxeViolations(page)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'la.2.nouns.E1' })).toBeVisible()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(FIRST, { exact: true })).toBeVisible()
  await review(page).getByRole('button', { name: 'Send to review' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)

  const reviewer = await visitor(browser, server.url, 'lcadmin')
  await openDraft(reviewer, 'In review')
  await review(reviewer).getByLabel('What you want to say').fill('Say where the thing is.')
  await review(reviewer).getByRole('button', { name: 'Ask for changes' }).click()
  await expect(reviewer.getByText('Changes asked', { exact: true })).toBeVisible()

  await page.reload()
  await expect(review(page).getByText('Say where the thing is.')).toBeVisible()
  await editor(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  const text = JSON.stringify({ ...PROBLEM, problem_id: 'la.2.nouns.E1', skill_id: 'la.2.nouns' }, null, 2)
  await page.keyboard.insertText(text.replace(FIRST, BETTER))
  await expect(page.getByText('Not saved yet; kept in this browser.')).toBeVisible()
  // Nothing is lost by a reload.
  await page.reload()
  await expect(page.getByText('These changes were kept in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Play in a session' }).click()
  await expect(page.getByRole('heading', { name: 'Problem 1', exact: true })).toBeVisible()
  await expect(page.getByText(BETTER)).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('radio', { name: 'lamp' }).check()
  await page.getByRole('button', { name: 'Submit Answer' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Correct' }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Close the session' }).click()
  await review(page).getByRole('button', { name: 'Send to review' }).click()
  await expect(page.getByText('In review', { exact: true })).toBeVisible()

  await openDraft(reviewer, 'In review')
  await review(reviewer).getByRole('button', { name: 'Approve' }).click()
  await expect(reviewer.getByText('Approved', { exact: true })).toBeVisible()

  await page.goto('/drafts/releases')
  const ready = page.getByRole('region', { name: 'Ready to publish' })
  await ready.locator('summary').click()
  await expect(ready.getByRole('region', { name: 'After' })).toContainText(BETTER)
  await ready.getByLabel('What changes').fill('A clearer question.')
  await expectNoAxeViolations(page)
  await ready.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Release 1', { exact: true })).toBeVisible()
  await expect(page.getByText(/Content version \w+\+1/)).toBeVisible()

  // The open session is as it was; the next one has the new problem.
  const again = await student.open(() => pupil.reload())
  expect(again.sessionId).toBe(before.sessionId)
  expect(again.exercises).toEqual(before.exercises)
  const next = async () => {
    await student.leave()
    return student.open(() => pupil.goto(LESSON))
  }
  const after = await next()
  expect(after.exercises[0]?.problemId).toBe('la.2.nouns.E1~1')
  await expect(pupil.getByText(BETTER).first()).toBeVisible()

  await page.getByRole('button', { name: 'Go back to the files' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(page.getByText('Release 2: back to the files')).toBeVisible()
  await expectNoAxeViolations(page)
  expect((await next()).exercises).toEqual(before.exercises)
  await openDraft(page, 'Draft')
  await expect(review(page).getByText('took it back')).toBeVisible()
  await pupil.context().close()
  await reviewer.context().close()
})
