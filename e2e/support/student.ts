import { expect, type Locator, type Page } from '@playwright/test'
import type { CallResult } from '@wordstride/api'
import { parseProblem, seededRandom } from '@wordstride/core'
import { registry } from '@wordstride/plugins/graders'

type LearningResponse = Extract<CallResult<'skillLearning'>, { is_success: true }>
interface Option {
  id: string
  label: string
}

/** Labels as they stand on the screen: without Markdown. */
const plain = (label: string): string => label.replace(/\*/g, '')

/** Plays a learning session on the page, knowing the answers from the response the page itself received. */
export class Student {
  readonly #page: Page
  #response: LearningResponse | null = null
  #position = 0

  constructor(page: Page) {
    this.#page = page
  }

  /** Does what opens a session and waits for its first problem. */
  async begin(open: () => Promise<unknown>): Promise<void> {
    const [reply] = await Promise.all([
      this.#page.waitForResponse(
        (response) =>
          response.url().endsWith('/content') &&
          (response.request().postData() ?? '').includes('skillLearning'),
      ),
      open(),
    ])
    const response = (await reply.json()) as CallResult<'skillLearning'>
    if (!response.is_success) throw new Error(response.message)
    this.#response = response
    const last = response.exercises.findIndex(
      (exercise) => exercise.problem_id === response.user_last_problem_id,
    )
    this.#position = last + 1
    await this.#expectProblem()
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
    return this.#response?.skill_name ?? ''
  }

  #current() {
    const exercises = this.#response?.exercises ?? []
    const exercise = exercises[this.#position % exercises.length]
    if (!exercise) throw new Error('There is no problem.')
    const plugin = registry.require(exercise.problem.problem_type)
    const parsed = parseProblem(plugin, exercise.problem)
    if (!parsed.ok) throw new Error(parsed.issues[0]?.message)
    return {
      plugin,
      problem: parsed.problem,
      view: plugin.toPublic(parsed.problem, plugin.present(parsed.problem, seededRandom('e2e'))),
    }
  }

  get problemType(): string {
    return this.#current().plugin.type
  }

  async answerRight(): Promise<void> {
    const { plugin, problem, view } = this.#current()
    await this.#give(view, plugin.correctResponse(problem))
  }

  async answerWrong(): Promise<void> {
    const { plugin, problem, view } = this.#current()
    await this.#give(view, plugin.wrongResponse(problem, seededRandom('wrong')))
  }

  // biome-ignore lint/suspicious/noExplicitAny: four types, told apart by what their view and response hold
  async #give(view: any, response: any): Promise<void> {
    if (view.subProblemItems) return this.#choose(view.subProblemItems, response.chosen)
    if (view.blanks) return this.#fill(view.blanks, response.chosen)
    await this.#page.getByRole('textbox', { name: 'Type the word' }).fill(response.typed)
  }

  async #choose(
    parts: { type: string; options: Option[] }[],
    chosen: Record<string, string[]>,
  ): Promise<void> {
    const wanted = new Set(Object.values(chosen).flat())
    for (const option of parts.flatMap((part) => part.options)) {
      const tile = this.#page.locator(`main label:has(input[value="${option.id}"])`)
      const input = tile.locator('input')
      const isWanted = wanted.has(option.id)
      const canClear = (await input.getAttribute('type')) === 'checkbox'
      if (isWanted !== (await input.isChecked()) && (isWanted || canClear)) await tile.click()
    }
  }

  async #fill(
    blanks: { uuid: string; disabled: boolean; options: Option[] }[],
    chosen: Record<string, string>,
  ): Promise<void> {
    for (const [i, blank] of blanks.entries()) {
      if (blank.disabled) continue
      const label = blank.options.find((option) => option.id === chosen[blank.uuid])?.label ?? ''
      await this.#page
        .getByRole('combobox', { name: `Blank ${i + 1} of ${blanks.length}` })
        .selectOption({ label: plain(label) })
    }
  }

  /** Presses Tab until the element has the focus. */
  async tabTo(target: Locator): Promise<void> {
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await this.#page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}.`)
  }

  /** Answers and checks with the keyboard alone. */
  async solveByKeyboard(): Promise<void> {
    const { plugin, problem, view } = this.#current()
    const { chosen, typed } = plugin.correctResponse(problem)
    for (const part of view.subProblemItems ?? [])
      await this.#chooseByKeyboard(part, new Set(chosen[part.uuid]))
    for (const [i, blank] of (view.blanks ?? []).entries()) {
      const select = this.#page.getByRole('combobox', { name: `Blank ${i + 1} of ${view.blanks.length}` })
      await this.tabTo(select)
      await this.#page.keyboard.type(
        blank.options.find((option: Option) => option.id === chosen[blank.uuid])?.label ?? '',
      )
    }
    if (typed !== undefined) {
      await this.tabTo(this.#page.getByRole('textbox', { name: 'Type the word' }))
      await this.#page.keyboard.type(typed)
    }
    await this.tabTo(this.submitButton)
    await this.#page.keyboard.press('Enter')
    await this.expectStatus('Correct!')
  }

  async #chooseByKeyboard(
    part: { type: string; options: Option[] },
    wanted: ReadonlySet<string>,
  ): Promise<void> {
    const input = (option: Option) => this.#page.locator(`main input[value="${option.id}"]`)
    if (part.type === 'checkbox') {
      for (const option of part.options.filter(({ id }) => wanted.has(id))) {
        await this.tabTo(input(option))
        await this.#page.keyboard.press('Space')
      }
      return
    }
    const [first] = part.options
    if (!first) return
    await this.tabTo(input(first))
    await this.#page.keyboard.press('Space')
    for (const option of part.options) {
      if (wanted.has(option.id)) return
      await this.#page.keyboard.press('ArrowDown')
    }
  }

  /** Next by the button that has the focus after a check. */
  async nextByKeyboard(): Promise<void> {
    await this.tabTo(this.#page.getByRole('button', { name: 'Next Problem' }))
    await this.#page.keyboard.press('Enter')
    this.#position++
    await this.#expectProblem()
  }

  async submit(): Promise<void> {
    await this.submitButton.click()
  }

  async expectStatus(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').filter({ hasText: text })).toBeVisible()
  }

  /** Right at once, and the button says so. */
  async solve(): Promise<void> {
    await this.answerRight()
    await this.submit()
    await this.expectStatus('Correct!')
  }

  async next(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Next Problem' }).click()
    this.#position++
    await this.#expectProblem()
  }

  /** Solves until the report opens. */
  async playToReport(): Promise<void> {
    for (let i = 0; i < 12; i++) {
      await this.solve()
      if (await this.#page.getByRole('dialog', { name: 'Learning Session Report' }).isVisible()) return
      await this.next()
    }
    throw new Error('No report after 12 problems.')
  }
}
