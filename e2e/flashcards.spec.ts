import { expect, expectNoAxeViolations, test } from './support/test'

const cards = (grade: number, keyword = 'primary') =>
  `/flashcard?chapter_id=1&grade_id=${grade}&keyword_type=${keyword}`

test.describe('vocabulary cards', () => {
  test('[CARD-02] from the course card to the cards, page by page, enlarged, with their sound', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto('/courses')
    await page.getByRole('link', { name: /^Card/ }).first().click()
    await expect(page).toHaveURL(/\/flashcard\?.*chapter_id=1/)
    await expect(page.getByRole('heading', { name: 'Vocabulary cards' })).toBeVisible()

    await page.goto(cards(2))
    const words = page.getByRole('button', { name: /^Enlarge / })
    await expect(words).toHaveCount(10)
    await expectNoAxeViolations(page)
    const first = await words.first().textContent()
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Page 2', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(words.first()).not.toHaveText(first ?? '')
    await page.goBack()
    await expect(words.first()).toHaveText(first ?? '')

    await expect(page.getByRole('button', { name: `Listen to ${first}` })).toBeVisible()
    await words.first().click()
    const large = page.getByRole('dialog', { name: 'Card 1 of 10' })
    await expect(large.getByRole('heading', { name: first ?? '', exact: true })).toBeVisible()
    await expect(large.getByRole('button', { name: `Listen to ${first}` })).toBeVisible()
    await expectNoAxeViolations(page)
    await large.getByRole('button', { name: 'Next card' }).click()
    await expect(page.getByRole('dialog', { name: 'Card 2 of 10' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Hide the meanings' }).click()
    await expect(page.getByText('What does it mean?')).toHaveCount(10)
    await page.getByRole('button', { name: `Enlarge ${first}` }).click()
    const meaning = large.getByRole('button', { name: 'Listen to the meaning' })
    await expect(meaning).toHaveCount(0)
    await large.getByRole('button', { name: 'What does it mean?' }).click()
    await expect(meaning).toBeVisible()
  })

  test('[CARD-03] below grade 2 the cards are pictures in the letters of early readers, above grade 1 texts in the font of the higher grades', {
    tag: '@phone',
  }, async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto(cards(0, 'additional'))
    await expect(page.getByRole('button', { name: 'Enlarge fox' })).toBeVisible()
    const pictures = page.getByRole('listitem').locator('img')
    await expect.poll(() => pictures.count()).toBeGreaterThan(5)
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    const word = page.getByRole('heading', { level: 3 }).first()
    await expect(word).toHaveCSS('font-family', /^"?Andika\b/)
    await expectNoAxeViolations(page)
    await page.goto(cards(5))
    await expect(page.getByRole('button', { name: /^Enlarge / })).toHaveCount(10)
    await expect(page.getByRole('listitem').locator('img')).toHaveCount(0)
    await expect(word).toHaveCSS('font-family', /^"?Lexend\b/)
  })

  test('[CARD-01] [SR-41] Additional shows the words of the supplementary list, and Primary the list again', async ({
    page,
    signedIn,
  }) => {
    await signedIn('student')
    await page.goto(cards(5))
    const words = page.getByRole('button', { name: /^Enlarge / })
    await expect(words).toHaveCount(10)
    const first = await words.first().textContent()
    await page.getByRole('button', { name: 'Additional' }).click()
    await expect(page).toHaveURL(/keyword_type=additional/)
    await expect(page.getByRole('button', { name: 'Enlarge savory' })).toBeVisible()
    await expect(words).toHaveCount(10)
    await page.getByRole('button', { name: 'Page 2', exact: true }).click()
    await expect(words).toHaveCount(5)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Primary' }).click()
    await expect(words.first()).toHaveText(first ?? '')
  })

  test('[CARD-04] [ERR-34] without cards it says so', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto(cards(2).replace('chapter_id=1', 'chapter_id=2'))
    await expect(
      page.getByText('Sorry! Vocabulary cards are not available yet.', { exact: true }),
    ).toBeVisible()
    await expectNoAxeViolations(page)
  })

  test('without a session there is a login link', async ({ page }) => {
    await page.goto(cards(2))
    await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
})
