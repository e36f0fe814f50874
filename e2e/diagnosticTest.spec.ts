import type { Page } from '@playwright/test'
import type { ProblemEnvelope, PublicEnvelope } from '@wordstride/core'
import { keyboard, pointer, respond } from './support/respond'
import { responsesTo } from './support/shownProblem'
import { expect, expectNoAxeViolations, test } from './support/test'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

interface Choice {
  section: 'Vocabulary' | 'Language Arts'
  type: 'Diagnostic test' | 'English test' | 'Mini test'
  grade?: string
}

/** The settings as they are chosen; they are not started yet. */
async function configure(page: Page, { section, type, grade }: Choice): Promise<void> {
  await page.goto('/configTest')
  await expect(page.getByRole('heading', { name: 'Configure Your Afficient Test' })).toBeVisible()
  if (grade) await page.getByLabel(/English grade/).selectOption(grade)
  await page.getByLabel('Section').selectOption(section)
  await page.getByLabel('Test type').selectOption(type)
}

/** What the server says of a grade that has nothing for one of the sections; every grade has now. */
const NO_PROBLEMS = {
  is_success: true,
  status: 'success',
  test_session_uuid: null,
  test_group_uuid: null,
  is_resumed: false,
  test_type: 'diagnostic',
  section_type: 'ae.la',
  test_grade: 10,
  test_length: 6,
  first_name: 'Ada',
  last_name: 'Moss',
  part: 1,
  test_problems: 0,
  section_problems: 0,
  test_current_problem_index: null,
  target_time: 20,
  stages: [],
  stage_index: 0,
  problems: [],
  current_problem: null,
  started_at: null,
  events: [],
}

const expectProblem = (page: Page, number: number) =>
  expect(
    page.getByRole('main').getByRole('heading', { name: `Problem ${number}`, exact: true }),
  ).toBeAttached()

/** By the id of the content, which staff is told (PROB-15): the problems that a page has received. */
function rememberProblems(page: Page): Map<string, PublicEnvelope> {
  const problems = new Map<string, PublicEnvelope>()
  page.on('response', async (response) => {
    if (!/\/(diagnostictest|resumediagnostictest)$/.test(response.url())) return
    const body = (await response.json()) as { problems?: { content_id?: string; problem: PublicEnvelope }[] }
    for (const { content_id, problem } of body.problems ?? []) problems.set(content_id ?? '', problem)
  })
  return problems
}

const received = new WeakMap<Page, Map<string, PublicEnvelope>>()
test.beforeEach(({ page }) => void received.set(page, rememberProblems(page)))

async function problemOnScreen(page: Page): Promise<PublicEnvelope> {
  const text = await page
    .getByText(/^Problem id:/)
    .locator('code')
    .textContent()
  const problem = received.get(page)?.get(text ?? '')
  if (!problem) throw new Error(`The problem ${text} was not received.`)
  return problem
}

async function give(
  page: Page,
  kind: 'right' | 'wrong',
  hand = pointer(page.getByRole('main')),
): Promise<void> {
  const problem = await problemOnScreen(page)
  const responses = await responsesTo(problem)
  await respond(hand, problem as ProblemEnvelope, responses[kind])
}

test.describe('tests', () => {
  test('[TEST-07] [TEST-17] [TEST-27] a mini test from its settings to its result', {
    tag: '@phone',
  }, async ({ page, context, signedIn }) => {
    test.slow()
    await signedIn('tutor')
    await configure(page, { section: 'Vocabulary', type: 'Mini test', grade: '3rd grade' })
    await expectNoAxeViolations(page)
    await button(page, 'Start the test').click()
    await expectProblem(page, 1)
    await expect(page).toHaveURL(/\/tests\?params=%7B%22test_session_uuid%22/)
    await expect(page.getByTitle('Test', { exact: true })).toHaveText('T')
    await expect(page.getByRole('timer', { name: 'Time' })).toContainText('of 20:00')
    await expect(page.getByText('Answer 10 Problem(s)')).toBeVisible()

    await button(page, 'Submit').click()
    await expect(status(page, 'Your Answer is Incomplete')).toBeVisible()
    await expectNoAxeViolations(page)
    await context.setOffline(true)
    await give(page, 'wrong')
    await button(page, 'Submit').click()
    await expect(status(page, 'Network Error! Unable to submit your answer.').first()).toBeVisible()
    await context.setOffline(false)
    await button(page, 'Submit').click()
    await expect(status(page, 'Answer saved.')).toBeVisible()

    for (let number = 2; number <= 10; number++) {
      await button(page, 'Next Problem').click()
      await expectProblem(page, number)
      await give(page, 'right')
      if (number === 5) {
        // What is not submitted yet is there again, too (TEST-23): else it could not be submitted.
        await page.reload()
        await expectProblem(page, 5)
      }
      await button(page, 'Submit').click()
      await expect(status(page, 'Answer saved.')).toBeVisible()
    }
    await expect(button(page, 'Next Problem')).toHaveCount(0)
    await button(page, 'Done').click()

    await expect(page.getByRole('heading', { name: 'Thank you for taking the test.' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Test Summary' })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Part 1 · 3rd grade' })).toContainText('90.00%')
    await expectNoAxeViolations(page)
    await button(page, 'View Details of part 1').click()
    await expect(dialog(page, 'Vocabulary, part 1').getByRole('row')).toHaveCount(11)
    await expect(dialog(page, 'Vocabulary, part 1').getByText('✗ wrong')).toHaveCount(1)
    await expectNoAxeViolations(page)
    await dialog(page, 'Vocabulary, part 1').getByRole('button', { name: 'Close' }).last().click()
    await page.getByRole('link', { name: 'Back to the test settings' }).click()
    await expect(page).toHaveURL(/\/configTest$/)
  })

  test('[TEST-09] [TEST-10] [TEST-18] [PROB-04] [PROB-11] language arts: time-out of part 1, part 2, exit, next part', async ({
    page,
    context,
    signedIn,
  }) => {
    test.slow()
    await page.clock.install()
    await signedIn('tutor')
    await configure(page, { section: 'Language Arts', type: 'Diagnostic test', grade: '4th grade' })
    await button(page, 'Start the test').click()
    await expectProblem(page, 1)
    await expect(page.getByRole('timer')).toContainText('of 6:00')
    await expect(page.getByRole('heading', { name: 'Language Arts Test · Part 1' })).toBeVisible()
    // Not submitted: what stands there counts when the time is up (C-38).
    await give(page, 'right')
    await page.clock.fastForward('06:00')
    const partOne = dialog(page, 'Part 1 completed')
    await expect(partOne).toContainText(
      'You have successfully completed part 1 of the test, Click OK to start part 2 of the Language Arts Test.',
    )
    await expectNoAxeViolations(page)
    await partOne.getByRole('button', { name: 'OK' }).click()

    await expect(page.getByRole('heading', { name: 'Language Arts Test · Part 2' })).toBeVisible()
    await expectProblem(page, 1)
    await expect(page.getByRole('timer')).toContainText('of 14:00')
    await button(page, 'Exit').click()
    await dialog(page, 'Exit the test?').getByRole('button', { name: 'Go on with the test' }).click()
    await expect(dialog(page, 'Exit the test?')).toHaveCount(0)
    await give(page, 'right')
    await button(page, 'Exit').click()
    await expectNoAxeViolations(page)
    await context.setOffline(true)
    await button(page, 'Exit the test').click()
    const saving = dialog(page, 'Saving your answers')
    await expect(saving).toContainText('Network Error! Unable to submit your answer.')
    await context.setOffline(false)
    await saving.getByRole('button', { name: 'Try again' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you for taking the test.' })).toBeVisible()
    await expect(page.getByText('2 of 26')).toBeVisible()
    await expect(page.getByText('The test goes on with part 2: 3rd grade')).toBeVisible()
    await page.getByRole('link', { name: 'Start part 2' }).click()
    await expectProblem(page, 1)
    await expect(page.getByText('3rd grade · Problem 1 of 12')).toBeVisible()
  })

  test('[SES-41] the time of the last part is up, and its box glows red', async ({ page, signedIn }) => {
    await page.clock.install()
    await signedIn('tutor')
    await configure(page, { section: 'Vocabulary', type: 'Diagnostic test', grade: '5th grade' })
    await button(page, 'Start the test').click()
    await expectProblem(page, 1)
    await give(page, 'right', keyboard(page.getByRole('main')))
    const timer = page.locator('[data-state]').and(page.getByRole('timer', { includeHidden: true }))
    await expect(timer).toHaveCSS('box-shadow', 'none')
    await page.clock.fastForward('04:00')
    await expect(dialog(page, 'Time is up')).toBeVisible()
    await expect(timer).not.toHaveCSS('box-shadow', 'none')
    const color = await timer.evaluate((box) => {
      const probe = box.appendChild(document.createElement('i'))
      probe.style.color = 'var(--ws-incorrect)'
      const red = getComputedStyle(probe).color
      probe.remove()
      return [getComputedStyle(box).borderTopColor, red]
    })
    expect(color[0]).toBe(color[1])
    await dialog(page, 'Time is up').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByText('1 of 20')).toBeVisible()
  })

  test('[TEST-23] [TEST-24] a test that was left is resumed from the record', async ({ page, signedIn }) => {
    await signedIn('superstudent')
    await page.goto('/tests')
    await expect(page).toHaveURL(/\/home$/)
    await configure(page, { section: 'Vocabulary', type: 'Diagnostic test' })
    await button(page, 'Start the test').click()
    await expectProblem(page, 1)
    await expect(page.getByText(/^Problem id:/)).toHaveCount(0)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await page.getByRole('menuitem', { name: 'My test record' }).click()
    await expect(page).toHaveURL(/\/testRecords$/)
    const card = page.getByRole('listitem').filter({ hasText: 'Lena Fischer' }).first()
    await expect(card).toContainText('Diagnostic test')
    await expect(card).toContainText('Vocabulary · Part 1 · 2nd grade')
    await expect(card).toContainText('Not finished yet')
    await expect(page.getByRole('link', { name: 'Back' })).toBeVisible()
    await expectNoAxeViolations(page)
    const [resumed] = await Promise.all([
      page.waitForRequest('**/resumediagnostictest'),
      page
        .getByRole('link', { name: /^Resume:/ })
        .first()
        .click(),
    ])
    await expectProblem(page, 1)
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/tests')
    expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({
      test_session_uuid: resumed.postDataJSON().params.test_session_uuid,
      test_current_problem_index: 0,
    })
    await expect(page.getByRole('timer')).toContainText('of 4:00')
  })

  test('[TEST-19] [ERR-22] no problems to start the test', async ({ page, signedIn }) => {
    await signedIn('tutor')
    await page.route('**/diagnostictest', (route) => route.fulfill({ json: NO_PROBLEMS }))
    await configure(page, { section: 'Language Arts', type: 'Diagnostic test', grade: '10th grade' })
    await button(page, 'Start the test').click()
    await expect(page.getByText('We are Sorry! No problems to start the test', { exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('[TEST-30] [AUTH-14] a new test account tells its name and takes its first test', async ({
    page,
    signIn,
    signedIn,
  }) => {
    await signedIn('tutor')
    await page.goto('/getTestAccount')
    await page.getByRole('main').getByRole('button', { name: 'Get a test account' }).click()
    const terms = page.getByRole('definition')
    await expect(terms).toHaveCount(2)
    const [name = '', password] = await terms.allTextContents()
    expect(name).toMatch(/^af\d{6}$/)
    expect(password).toBe(name)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: /^User menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await signIn(name)
    await expect(page).toHaveURL(/\/configTest$/)
    await button(page, 'Start the test').click()
    await expect(page.getByText('Please input your first name!')).toBeVisible()
    await page.getByLabel('First name').fill('Iris')
    await page.getByLabel('Last name').fill('Vega')
    await page.getByLabel('Section').selectOption('Vocabulary')
    await page.getByLabel('Test type').selectOption('Diagnostic test')
    await button(page, 'Start the test').click()
    await expectProblem(page, 1)
    await page.goto('/testRecords')
    await expect(page.getByRole('listitem').filter({ hasText: 'Iris Vega' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back' })).toHaveCount(0)
    await page.goto('/configTest')
    await expect(page.getByLabel('First name')).toHaveValue('Iris')
    await expect(page.getByLabel('First name')).not.toBeEditable()
  })
})
