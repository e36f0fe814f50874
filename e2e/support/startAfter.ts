import { expect, type Page } from '@playwright/test'

interface Skill {
  section_type: 'ae.la' | 'ae.voc'
  grade_id: number
  skill_id: string
}

/** As if an earlier visit had ended with this problem: the next one comes first (SES-26). The student is signed in. */
export async function startAfter(page: Page, skill: Skill, problem_id: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('ae-token') ?? '')
  const reply = await page.request.post('/english/api/v1.0/content', {
    headers: { token },
    data: { function: 'learningUpdateIndex', params: { ...skill, problem_id } },
  })
  expect(await reply.json()).toMatchObject({ is_success: true })
}
