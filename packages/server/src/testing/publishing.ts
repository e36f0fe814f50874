import type { CallInput, CallName, CallResult } from '@wordstride/api'
import { v7 as newId } from 'uuid'
import type { TestApp } from './createTestApp'

/** A question about nouns, as an author writes it into a file. */
export const problemText = (id: string, question: string): string => `id: ${id}
type: selection
prompt: "${question}"
hints: ["A noun names a person, a place or a thing.", "Can you touch it?"]
options:
  - { text: "lamp", correct: true, why: "A **lamp** is a thing, so it is a noun." }
  - { text: "run", why: "**Run** is something that you do." }
  - { text: "quickly", why: "**Quickly** tells how something is done." }
`

/** Staff with a token, who write, review and publish. */
export async function editors(test: TestApp) {
  const as = async (name: string) => {
    const token = await test.login(name)
    return async <TName extends CallName>(
      call: TName,
      params: CallInput<TName>,
    ): Promise<CallResult<TName>> => test.call(call, params, token)
  }
  const [author, reviewer, admin] = await Promise.all([as('tutor'), as('lcadmin'), as('admin')])

  async function save(problemId: string, text: string, more: Partial<CallInput<'saveDraft'>> = {}) {
    const params = { draftId: newId(), revision: null, problemId, language: 'yaml' as const, text, ...more }
    const reply = await author('saveDraft', params)
    if (!reply.isSuccess) throw new Error(reply.message)
    return { draftId: reply.draftId, revision: reply.revision }
  }

  /** A draft that may be published. */
  async function approved(problemId: string, text: string, more: Partial<CallInput<'saveDraft'>> = {}) {
    const draft = await save(problemId, text, more)
    const sent = await author('noteDraft', { ...draft, kind: 'sent', text: '' })
    if (!sent.isSuccess) throw new Error(sent.message)
    const done = await reviewer('noteDraft', { ...draft, kind: 'approved', text: '' })
    if (!done.isSuccess) throw new Error(done.message)
    return draft
  }

  async function publish(...chosen: { draftId: string; revision: number }[]): Promise<number> {
    const reply = await admin('publishDrafts', { chosen, note: 'Better.', dueAt: null })
    if (!reply.isSuccess || reply.number === null) throw new Error(JSON.stringify(reply))
    return reply.number
  }

  return { author, reviewer, admin, save, approved, publish }
}
