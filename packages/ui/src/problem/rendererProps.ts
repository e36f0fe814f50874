import type { Feedback, Verdict } from '@wordstride/core'

/** What a renderer gets. It knows the public view and the student's response, and nothing of sessions. */
export interface RendererProps<TPublic, TResponse> {
  /** In presented order: a renderer never shuffles. */
  problem: TPublic
  response: TResponse
  /** Outcome of the last check; `init` before the first one and after a change of the response. */
  status: 'init' | Verdict
  /** What the student may see after the check; null before it. */
  feedback: Feedback | null
  /** True when the response can no longer be changed (after a correct answer, or while a check runs). */
  isLocked: boolean
  onResponse(response: TResponse): void
}
