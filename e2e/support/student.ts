import { expect, type Locator, type Page } from '@playwright/test'
import type { CallResult } from '@wordstride/api'
import { parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'
import { tabTo } from './keyboard'
import { readReply } from './readReply'
import { keyboard, pointer, respond } from './respond'

type LearningResponse = Extract<CallResult<'skillLearning'>, { isSuccess: true }>
/** Plays a learning session on the page, knowing the answers from the response the page itself received. */
export class Student {
  readonly #page: Page
  #response: LearningResponse | null = null
  #position = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** Does what opens a session and waits for its first problem; a demo that comes before it is passed over. */
  async begin(open: () => Promise<unknown>): Promise<void> {
    const { demos } = await this.open(open)
    if (demos.length > 0) await this.#page.getByRole('button', { name: 'Exercises', exact: true }).click()
    await this.#expectProblem()
  }

  /** Does what opens a session, and gives what came over the wire. */
  async open(open: () => Promise<unknown>): Promise<LearningResponse> {
    const [reply] = await Promise.all([
      this.#page.waitForResponse(
        (response) =>
          response.url().endsWith('/content') &&
          (response.request().postData() ?? '').includes('skillLearning'),
      ),
      open(),
    ])
    const response = readReply('skillLearning', await reply.json())
    if (!response.isSuccess) throw new Error(response.message)
    this.#response = response
    const last = response.exercises.findIndex((exercise) => exercise.problemId === response.userLastProblemId)
    this.#position = last + 1
    return response
  }

  get #main() {
    return this.#page.getByRole('main')
  }

  /** The problem itself is drawn, with everything it needs. */
  async #expectProblem(): Promise<void> {
    await expect(this.#page.getByRole('status', { name: 'Loading the problem' })).toHaveCount(0)
    await expect(this.#page.getByRole('heading', { name: /^Problem \d+$/ })).toBeAttached()
    await expect(this.submitButton).toBeEnabled()
  }

  get submitButton() {
    return this.#page.getByRole('button', { name: 'Submit Answer' })
  }

  get skillName(): string {
    return this.#response?.skillName ?? ''
  }

  #current() {
    const exercises = this.#response?.exercises ?? []
    const exercise = exercises[this.#position % exercises.length]
    if (!exercise) throw new Error('There is no problem.')
    const plugin = registry.require(exercise.problem.problem_type)
    const parsed = parseProblem(plugin, exercise.problem)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    return { plugin, problem: parsed.problem }
  }

  get problemType(): string {
    return this.#current().plugin.type
  }

  async answerRight(): Promise<void> {
    const { plugin, problem } = this.#current()
    await respond(pointer(this.#main), problem, plugin.correctResponse(problem))
  }

  async answerWrong(): Promise<void> {
    const { plugin, problem } = this.#current()
    const response = plugin.wrongResponse(problem, seededRandom('wrong'))
    await respond(pointer(this.#main), problem, response)
  }

  async tabTo(target: Locator): Promise<void> {
    await tabTo(this.#page, target)
  }

  /** Answers and checks with the keyboard alone. */
  async solveByKeyboard(): Promise<void> {
    const { plugin, problem } = this.#current()
    await respond(keyboard(this.#main), problem, plugin.correctResponse(problem))
    await this.tabTo(this.submitButton)
    await this.#page.keyboard.press('Enter')
    await this.expectStatus('Correct!')
  }

  /** Next by the button that has the focus after a check. */
  async nextByKeyboard(): Promise<void> {
    await this.tabTo(this.#page.getByRole('button', { name: 'Next Problem' }))
    await this.#page.keyboard.press('Enter')
    this.#position++
    await this.#expectProblem()
  }

  /** It is on the screen, however long the problem is. */
  async submit(): Promise<void> {
    await expect(this.submitButton).toBeInViewport({ ratio: 1 })
    await this.submitButton.click()
  }

  async expectStatus(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').getByText(text, { exact: true })).toBeInViewport({ ratio: 1 })
  }

  /** Right at once, and the button says so. */
  async solve(): Promise<void> {
    await this.answerRight()
    await this.submit()
    await this.expectStatus('Correct!')
  }

  /** After a right answer: whether the report opens, or another problem comes. */
  async hasPassed(): Promise<boolean> {
    const report = this.#page.getByRole('dialog', { name: 'Learning Session Report' })
    await expect(report.or(this.#page.getByRole('button', { name: 'Next Problem' }))).toBeVisible()
    return report.isVisible()
  }

  async next(): Promise<void> {
    const button = this.#page.getByRole('button', { name: 'Next Problem' })
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.click()
    this.#position++
    await this.#expectProblem()
  }

  /** Closes the session; the server knows it then. Either tab of a browser may be the one that sends. */
  async leave(): Promise<void> {
    const left = this.#page
      .context()
      .waitForEvent('response', (response) => (response.request().postData() ?? '').includes('"type":"left"'))
    await this.#page.getByRole('link', { name: 'Close the session' }).click()
    expect((await left).ok()).toBe(true)
  }

  /** Solves until the report opens. */
  async playToReport(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await this.solve()
      if (await this.hasPassed()) return
      await this.next()
    }
    throw new Error('No report after 12 problems.')
  }
}
