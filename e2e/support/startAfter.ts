import type { Page } from '@playwright/test'
import { type CallInput, createClient } from '@wordstride/api'

type Skill = Pick<CallInput<'skillLearning'>, 'sectionType' | 'gradeId' | 'chapterId' | 'skillId'>

/**
 * As if an earlier visit had ended with this problem: the next one comes first (SES-26). A session that is still open
 * would come before it and is left. The student is signed in.
 */
export async function startAfter(page: Page, skill: Skill, problemId: string): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('ae-token'))
  const { call } = createClient({
    baseUrl: new URL(page.url()).origin,
    getToken: () => token,
    onSignOut: () => undefined,
  })
  const opened = await call('skillLearning', { ...skill, phase: 'LEARNING_SESSION' })
  if (!opened.isSuccess) throw new Error(opened.message)
  const { sessionId } = opened
  const left = await call('recordSessionEvents', { sessionId, events: [{ type: 'left', at: Date.now() }] })
  if (!left.isSuccess) throw new Error(left.message)
  const { sectionType, gradeId, skillId } = skill
  await call('learningUpdateIndex', { sectionType, gradeId, skillId, problemId })
}
