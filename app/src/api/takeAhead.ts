declare global {
  /** What `askAhead.ts` has asked for, by token, address and body. */
  var wordstrideAhead: Map<string, Promise<Response>> | undefined
}

/** A reply is of the moment when the page was opened, and of no use much later. */
const FRESH_MS = 15_000

/** What a student did is on its way: what was asked before knows nothing of it. */
const CHANGES = /"function":"(?:save|record|learningUpdate)/

/** The reply that was asked for before the scripts were here, once. */
export function takeAhead(url: string, { headers, body }: RequestInit): Promise<Response> | undefined {
  const asked = globalThis.wordstrideAhead
  if (!asked) return undefined
  const text = typeof body === 'string' ? body : ''
  if (performance.now() > FRESH_MS || CHANGES.test(text)) {
    globalThis.wordstrideAhead = undefined
    return undefined
  }
  const key = `${(headers as Record<string, string> | undefined)?.token} ${url} ${text}`
  const reply = asked.get(key)
  asked.delete(key)
  return reply
}
