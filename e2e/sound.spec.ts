import { expect, test } from './support/test'

test.describe('recorded words', () => {
  test('[CARD-02] a card says its word and its sentence', async ({ page, signedIn }) => {
    await signedIn('student')
    await page.goto('/flashcard?chapter_id=1&grade_id=3&keyword_type=primary')
    const enlarge = page.getByRole('button', { name: /^Enlarge / }).first()
    const word = (await enlarge.getAttribute('aria-label'))?.replace('Enlarge ', '')
    await enlarge.click()
    const card = page.getByRole('dialog')
    for (const name of [`Listen to ${word}`, 'Listen to the sentence']) {
      const answered = page.waitForResponse(/\/media\/words\/[0-9a-f]{10}\.mp3$/)
      await card.getByRole('button', { name, exact: true }).click()
      const recording = await answered
      expect(recording.ok()).toBe(true)
      expect(recording.headers()['content-type']).toBe('audio/mpeg')
      await expect(card.getByRole('button', { name: `Stop: ${name}` })).toBeVisible()
      await expect(card.getByRole('button', { name, exact: true })).toBeVisible()
      const seconds = await page.evaluate(async (url) => {
        const bytes = await (await fetch(url)).arrayBuffer()
        return (await new AudioContext().decodeAudioData(bytes)).duration
      }, recording.url())
      expect(seconds).toBeGreaterThan(0.3)
    }
  })
})
