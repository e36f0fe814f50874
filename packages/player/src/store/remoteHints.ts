import type { HintItem, PublicEnvelope } from '@wordstride/core'
import { foldOnto, SESSION_MESSAGES } from '@wordstride/learning'
import { AnswerRefused, type OpenedHints } from './gradedTypes'
import type { PlayerState, ReadyProblem } from './playerTypes'

interface Host {
  get(): PlayerState
  set(change: Partial<PlayerState>): void
  /** Where there are hints to be opened. */
  load: ((problemId: string, step: number) => Promise<OpenedHints>) | undefined
  /** Shows a hint that is here. */
  show(step: number): void
}

/** Hints that stay on the server until they are opened. */
export function remoteHints({ get, set, load, show }: Host) {
  /** Those that came since the session was opened, by problem. */
  const opened = new Map<string, readonly HintItem[]>()

  const withHints = (view: PublicEnvelope, problemId: string): PublicEnvelope => ({
    ...view,
    hintItems: [...(opened.get(problemId) ?? view.hintItems ?? [])],
  })

  const currentId = (): string | undefined => {
    const { session } = get()
    return session.row[session.index]?.problemId
  }

  function changeShown(problemId: string, change: (shown: ReadyProblem) => Partial<ReadyProblem>): void {
    const { shown } = get()
    if (shown.status === 'ready' && currentId() === problemId) set({ shown: { ...shown, ...change(shown) } })
  }

  const isHere = (step: number): boolean => {
    const { shown } = get()
    return shown.status === 'ready' && shown.view.hintItems.slice(0, step).every(({ value }) => value !== '')
  }

  /** Those that are still on their way: one is asked for after the other. */
  let asked = Promise.resolve()

  async function ask(problemId: string, step: number): Promise<void> {
    if (currentId() !== problemId) return
    if (isHere(step) || !load) return show(step)
    try {
      const { hintItems, events } = await load(problemId, step)
      opened.set(problemId, hintItems)
      set({ session: foldOnto(get().session, events) })
      changeShown(problemId, ({ view, message }) => ({
        view: withHints(view, problemId),
        ...(message === SESSION_MESSAGES.hintFailed && { message: '', isNotice: false }),
      }))
    } catch (error) {
      const message = error instanceof AnswerRefused ? error.message : SESSION_MESSAGES.hintFailed
      changeShown(problemId, () => ({ message, isNotice: true }))
    }
  }

  /** A hint that is here already is only shown; another one comes when it is opened. */
  function openHint(step: number): void {
    const problemId = currentId()
    if (get().shown.status !== 'ready' || problemId === undefined) return
    if (isHere(step)) show(step)
    else asked = asked.then(() => ask(problemId, step))
  }

  return { withHints, openHint }
}
