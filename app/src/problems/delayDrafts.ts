import type { GradedEvent } from '@wordstride/player'

const DRAFT_DELAY_MS = 600

/** Passes events on in order; of a draft only the last version within a moment. */
export function delayDrafts(write: (problemId: string, event: GradedEvent) => void) {
  let draft: { problemId: string; event: GradedEvent } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    clearTimeout(timer)
    if (draft) write(draft.problemId, draft.event)
    draft = null
  }

  return {
    flush,
    tell(problemId: string, event: GradedEvent): void {
      if (event.type === 'responded') {
        draft = { problemId, event }
        clearTimeout(timer)
        timer = setTimeout(flush, DRAFT_DELAY_MS)
        return
      }
      flush()
      write(problemId, event)
    },
  }
}
