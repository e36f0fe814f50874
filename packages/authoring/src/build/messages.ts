import * as z from 'zod/mini'

let isConfigured = false

/** The small zod says only 'Invalid input' until it is given its English messages. */
export function setReadableMessages(): void {
  if (isConfigured) return
  z.config(z.locales.en())
  isConfigured = true
}
