import type { GradedEvent } from '@wordstride/player'
import { dropDraft, keepDraft } from './drafts'

const DRAFT_DELAY_MS = 600

/**
 * Passes events on in order; of a draft only the last version within a moment. In that moment the browser's database
 * has it, so that a reload loses nothing. `write` resolves when the event is safe.
 */
export function delayDrafts(
  sessionUuid: string,
  write: (problemId: string, event: GradedEvent) => Promise<void>,
) {
  let draft: { problemId: string; event: GradedEvent } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function pass(problemId: string, event: GradedEvent): Promise<void> {
    await write(problemId, event)
    if (draft === null) await dropDraft(sessionUuid)
  }

  function flush(): void {
    clearTimeout(timer)
    const last = draft
    draft = null
    if (last) void pass(last.problemId, last.event)
  }

  return {
    flush,
    tell(problemId: string, event: GradedEvent): void {
      if (event.type === 'responded') {
        draft = { problemId, event }
        void keepDraft(sessionUuid, { problemId, groupAnswer: event.group_answer })
        clearTimeout(timer)
        timer = setTimeout(flush, DRAFT_DELAY_MS)
        return
      }
      flush()
      void write(problemId, event)
    },
  }
}
