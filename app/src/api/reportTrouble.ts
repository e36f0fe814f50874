import type { CallInput } from '@wordstride/api'
import { apiClient } from './apiClient'

type Report = CallInput<'reportTrouble'>
type ClientError = Report['errors'][number]

/** Of one visit to a page: what goes on failing tells nothing new. */
const MOST_ERRORS = 5

let told = 0

/** The first place in a file of ours. */
function placeOf({ stack = '' }: Error): string {
  const found = /\/([\w.-]{1,80}:\d{1,7}:\d{1,7})\)?\s*$/m.exec(stack)
  return found?.[1] ?? ''
}

const pageOf = (path: string): string => /^\/([\w-]{0,40})/.exec(path)?.[1] ?? ''

function send(report: Report): void {
  // Who cannot reach the server has told enough.
  void apiClient.call('reportTrouble', report).catch(() => undefined)
}

/** Tells the server of what this page failed over: its kind and its place, never its words. */
export function reportError(error: unknown): void {
  if (told >= MOST_ERRORS) return
  told++
  const found: ClientError = {
    name: error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'other',
    place: error instanceof Error ? placeOf(error) : '',
    page: pageOf(window.location.pathname),
  }
  send({ errors: [found], outbox: null })
}

/** Tells how long answers had waited here before the server had them, and how many it never will have. */
export function reportWaiting(outbox: NonNullable<Report['outbox']>): void {
  send({ errors: [], outbox })
}

export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error))
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (!(reason instanceof Error && reason.name === 'ApiError')) reportError(reason)
  })
}
