import type { Locator, Page } from '@playwright/test'
import type { ProblemEnvelope, PublicEnvelope } from '@wordstride/core'
import { pointer, respond } from './support/respond'
import { responsesTo } from './support/shownProblem'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'

const session = (phase: string, grade: number, more = '') =>
  `/problems?program_id=20&section_type=ae.la&grade_id=${grade}&chapter_id=1&phase=${phase}${more}`

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Answer' })
/** The line below the answer button, with this text and no other. */
const status = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true })

/** Opens a graded session and tells its problems, as the page itself received them. */
async function open(page: Page, path: string, call: string): Promise<PublicEnvelope[]> {
  const [reply] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith(`/${call}`)),
    page.goto(path),
  ])
  const body = (await reply.json()) as { problems: { problem: PublicEnvelope }[] }
  return body.problems.map(({ problem }) => problem)
}

async function give(page: Page, problem: PublicEnvelope, kind: 'right' | 'wrong'): Promise<void> {
  await expect(submit(page)).toBeEnabled()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Problem \d+$/ })).toBeAttached()
  const responses = await responsesTo(problem)
  await respond(pointer(main), problem as ProblemEnvelope, responses[kind])
  await submit(page).click()
}

/** Right after something wrong: what stands there is taken away first, where that needs a hand. */
async function correct(page: Page, problem: PublicEnvelope): Promise<void> {
  const cards = page.locator('ul[aria-label="Places"] button[data-card]')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: /^Problem \d+$/ })).toBeAttached()
  while ((await cards.count()) > 0) await cards.first().press('Delete')
  for (const pressed of await main.locator('button[aria-pressed="true"]').all()) await pressed.click()
  await give(page, problem, 'right')
}

test.describe('graded sessions', () => {
  test('[SES-01] [SES-13] [SES-21] [PROB-11] a skill that was learned is proved; a reload goes on where it was', async ({
    page,
    signedIn,
  }) => {
    test.slow()
    await signedIn('student2')
    const student = new Student(page)
    await student.begin(() =>
      page.goto(session('LEARNING_SESSION', 3, '&skill_id=la.3.subject-verb-agreement')),
    )
    await student.playToReport()

    const [problem, ...others] = await open(page, session('PROFICIENCY_SESSION', 3), 'proficiency')
    if (!problem) throw new Error('There is no problem.')
    expect(others).toEqual([])
    await expect(page.getByText('Answer 1 Problem(s)')).toBeVisible()
    await expect(page.getByTitle('Proficiency session')).toHaveText('P')
    await submit(page).click()
    await expect(status(page, 'Your answer is incomplete.')).toBeVisible()
    await page.getByRole('button', { name: 'Help' }).click()
    await expect(page.getByText(/^HINT 1 of/)).toBeVisible()
    await give(page, problem, 'wrong')
    await expect(status(page, 'Incorrect.Try Again.')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.reload()
    await expect(page.getByText(/^HINT 1 of/)).toBeVisible()
    await submit(page).click()
    await expect(status(page, 'Incorrect.Try Again.')).toBeVisible()
    await page.goto('/courses')
    expect(await open(page, session('PROFICIENCY_SESSION', 3), 'proficiency')).toMatchObject([
      { problem_id: problem.problem_id },
    ])
    await correct(page, problem)
    await expect(status(page, 'Correct!')).toBeVisible()
    const report = page.getByRole('dialog', { name: 'Proficiency Session Report' })
    await expect(report).toContainText('Level 1')
    await expect(report).toContainText('to be reviewed (down)')
    await expectNoAxeViolations(page)
    await report.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await report.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/courses$/)
  })

  test('[SES-01] [SES-21] [SES-34] [SES-18] [ERR-09] [PROB-05] [PROB-11] afficiency: timed, a lost network loses nothing, ends with the scores', async ({
    page,
    context,
    signedIn,
  }) => {
    test.slow()
    await signedIn('admin')
    // Only an admin may name the skills; the page itself never does.
    await page.route('**/english/api/v1.0/afficiency', async (route) => {
      const body = route.request().postDataJSON()
      body.params.debug_obj = { skill_ids: ['la.2.nouns', 'la.2.end-marks'] }
      await route.continue({ postData: JSON.stringify(body) })
    })
    const [first, second] = await open(page, session('AFFICIENCY_SESSION', 2), 'afficiency')
    if (!first || !second) throw new Error('Two problems are expected.')
    await expect(page.getByTitle('Afficiency session')).toHaveText('A')
    const timer = page.getByRole('timer', { name: 'Time' })
    await expect(timer).toContainText('of 3:00')
    const strip = page.getByRole('list', { name: 'Answer 2 Problem(s)' })
    const leftEdge = async (part: Locator) => (await part.boundingBox())?.x ?? Number.NaN
    expect(await leftEdge(timer)).toBeGreaterThan(await leftEdge(strip))
    await expect(page.getByRole('main').getByRole('heading', { name: 'Problem 1' })).toBeAttached()

    await context.setOffline(true)
    await give(page, first, 'right')
    await expect(status(page, 'Network Error! Unable to submit your answer.').first()).toBeVisible()
    await context.setOffline(false)
    await submit(page).click()
    await expect(status(page, 'Correct!')).toBeVisible()
    await page.getByRole('button', { name: 'Next Problem' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: 'Problem 2' })).toBeAttached()
    const [reply] = await Promise.all([
      page.waitForResponse(/\/afficiencysummary$/),
      give(page, second, 'right'),
    ])
    const { status: outcome, data } = await reply.json()
    expect(outcome).toBe('success')
    const report = page.getByRole('dialog', { name: 'Afficiency Session Report' })
    await expect(report).toBeVisible()
    await expect(report).toContainText(`Projected score${data.projected_score.toFixed(2)}`)
    await expect(report).toContainText(`Highest score${data.highest_score.toFixed(2)}`)
    await expect(report).toContainText(`Goal${data.goal_score.toFixed(2)} (${data.goal_letter})`)
    await expectNoAxeViolations(page)
    await report.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/courses$/)
  })

  test('[SES-04] [ERR-20] no skill is ready for proficiency', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto(session('PROFICIENCY_SESSION', 5))
    await expect(
      page.getByText('There are no skills available for the Proficiency Session.', { exact: true }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: 'Choose a skill to learn' }).click()
    await expect(page).toHaveURL(/\/homeprofile\?program_id=20&section_type=ae\.la&grade_id=5/)
  })

  test('[SR-11] afficiency is refused until every skill is proficient', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto(session('AFFICIENCY_SESSION', 2))
    await expect(
      page.getByText('All Skills must reach the Proficiency Level before you begin the Afficiency Session.', {
        exact: true,
      }),
    ).toBeVisible()
  })
})
