import type { ToldEvent } from '@wordstride/api'
import type { Draft } from '@wordstride/player'
import { dropDraft, keepDraft } from './drafts'

/** A draft goes out when the student stops for a moment. */
const DRAFT_DELAY_MS = 600

interface Options {
  sessionId: string
  /** Resolves when the event is safe in the outbox. */
  write(event: ToldEvent): Promise<void>
}

/**
 * Passes the events of a session on in their order; of a draft only the last version within a moment. In that moment
 * the browser's database has it, so that a reload loses nothing.
 */
export function createEventWriter({ sessionId, write }: Options) {
  let draft: Draft | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!draft) return
    const { problemId, responseJson } = draft
    draft = null
    await write({ type: 'responded', at: Date.now(), problemId, responseJson })
    if (!draft) await dropDraft(sessionId)
  }

  return {
    /** Resolves when the draft is safe in the outbox. */
    flush,
    tell(event: ToldEvent): void {
      void flush()
      void write(event)
    },
    keep(next: Draft): void {
      draft = next
      void keepDraft(sessionId, next)
      clearTimeout(timer)
      timer = setTimeout(flush, DRAFT_DELAY_MS)
    },
    /** Gives an answer, which has what stands there: the draft goes out only where the answer did not arrive. */
    async give<TReply>(send: () => Promise<TReply>): Promise<TReply> {
      clearTimeout(timer)
      const given = draft
      draft = null
      try {
        const reply = await send()
        await dropDraft(sessionId)
        return reply
      } catch (error) {
        // A token that has ended signs out, and this browser forgets what was entered.
        draft ??= given
        void flush()
        throw error
      }
    },
  }
}
