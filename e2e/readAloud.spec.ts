import type { Locator, Page } from '@playwright/test'
import { startAfter } from './support/startAfter'
import { Student } from './support/student'
import { expect, expectNoAxeViolations, test } from './support/test'
import { Voice } from './support/voice'

const address = (grade: number, chapter: number, skill: string) =>
  `/problems?program_id=20&section_type=ae.la&grade_id=${grade}&chapter_id=${chapter}&skill_id=${skill}&phase=LEARNING_SESSION`

const STORY = address(0, 2, 'la.0.who-and-where')
const NAMES = address(1, 1, 'la.1.naming-words')
const ROOTS = address(8, 1, 'la.8.roots')

const speaker = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })

async function chooseReading(page: Page, choice: 'Always' | 'Never'): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('group', { name: 'Read to me' }).getByRole('radio', { name: choice }).click()
  await expect(page.getByRole('main').getByText('Saved.')).toBeVisible()
}

test.use({ database: 'readAloud' })
// One after the other: each worker would start a server for them.
test.describe.configure({ mode: 'default' })

test.describe('read to me', () => {
  test('in kindergarten prompt, option, hint and passage have a speaker each; the word that is said is marked', {
    tag: '@phone',
  }, async ({ page, isMobile, signedIn }) => {
    const voice = await Voice.install(page, { isTouched: false })
    await signedIn('student')
    const student = new Student(page)
    await student.begin(() => page.goto(STORY))
    // Its Markdown is parsed.
    await expect(page.locator('strong').getByText('Who', { exact: true })).toBeVisible()

    await speaker(page, 'Read to me').click()
    await expect.poll(voice.said).toEqual(['Who is with Mia?'])
    await voice.sayWord()
    expect(await voice.marked('ws-word')).toBe('Who')
    await voice.sayWord()
    expect(await voice.marked('ws-word')).toBe('is')
    expect(await voice.marked('ws-reading')).toBe('Who is with Mia?')
    await expect(speaker(page, 'Stop: Read to me')).toBeVisible()
    await expectNoAxeViolations(page)
    const options = await page.getByText(/^her (mom|dog|sister)$/).allTextContents()
    expect(options.toSorted()).toEqual(['her dog', 'her mom', 'her sister'])
    for (const text of ['Who is with Mia?', ...options]) {
      await expect.poll(async () => (await voice.said()).at(-1)).toBe(text)
      await voice.finish()
    }
    await expect(speaker(page, 'Read to me')).toBeVisible()
    expect(await voice.marked('ws-reading')).toBe('')

    await voice.forget()
    const listen = async (name: string, text: string, where: Page | Locator = page) => {
      const before = await voice.said()
      await speaker(where, name).click()
      await expect.poll(voice.said).toEqual([...before, text])
      await voice.sayWord()
      expect(await voice.marked('ws-word')).toBe(text.split(' ')[0])
    }
    const second = options[1] ?? ''
    await listen('Listen to B', second)
    await speaker(page, 'Help').click()
    await expect.poll(voice.said).toEqual([second, 'Look at page two.'])
    await speaker(page, 'Stop: Listen to hint 1').click()
    await listen('Listen to hint 1', 'Look at page two.')
    if (isMobile) await page.getByRole('button', { name: /^Story/ }).click()
    await listen('Listen to the text', 'Mia is in the park.')
    await expectNoAxeViolations(page)
    await speaker(page, 'Stop: Listen to the text').click()
    expect(await voice.marked('ws-word')).toBe('')
    await expect(page.getByText('The sound is not available.')).toHaveCount(0)
  })

  test('kindergarten is read to by itself; who answers has heard enough', async ({ page, signedIn }) => {
    const voice = await Voice.install(page, { isTouched: true })
    await signedIn('student2')
    const skill = { sectionType: 'ae.la', gradeId: 0, chapterId: 2, skillId: 'la.0.who-and-where' } as const
    await startAfter(page, skill, 'la.0.who-and-where.E2')
    const student = new Student(page)
    await student.begin(() => page.goto(STORY))
    await student.solve()
    await voice.forget()
    await student.next()
    await expect.poll(voice.said).toEqual(['Click the part that tells who.'])
    await expect(speaker(page, 'Stop: Read to me')).toBeVisible()
    const stopped = await voice.timesStopped()
    await student.answerWrong()
    await expect(speaker(page, 'Read to me')).toBeVisible()
    expect(await voice.timesStopped()).toBe(stopped + 1)
    expect(await voice.marked('ws-reading')).toBe('')
    await expect(page.getByText('The sound is not available.')).toHaveCount(0)
  })

  test('the setting decides for every grade', async ({ page, signedIn }) => {
    const voice = await Voice.install(page, { isTouched: true })
    await signedIn('student2')
    const student = new Student(page)
    const isRead = async (address: string) => {
      await student.begin(() => page.goto(address))
      await student.solve()
      await voice.forget()
      await student.next()
      await page.waitForTimeout(1_000)
      return (await voice.said()).length > 0
    }
    await chooseReading(page, 'Never')
    expect(await isRead(NAMES)).toBe(false)
    await chooseReading(page, 'Always')
    expect(await isRead(ROOTS)).toBe(true)
    await expect(speaker(page, 'Listen to A')).toHaveCount(0)
  })

  test('a test is read aloud, too', async ({ page, signedIn }) => {
    const voice = await Voice.install(page, { isTouched: true })
    await signedIn('tutor')
    await page.goto('/configTest')
    await page.getByLabel(/English grade/).selectOption('1st grade')
    await page.getByLabel('Section').selectOption('Vocabulary')
    await page.getByLabel('Test type').selectOption('Mini test')
    await page.getByRole('button', { name: 'Start the test' }).click()
    await expect(page.getByRole('heading', { name: 'Problem 1', exact: true })).toBeAttached()
    await expect.poll(async () => (await voice.said()).length).toBeGreaterThan(0)
    await expect(speaker(page, 'Stop: Read to me')).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
