interface Watched {
  /** Asks the database for anything; fails while it is away. */
  look(): Promise<unknown>
  onSilenceOver(): Promise<void>
  lookSeconds: number
}

/**
 * Tells when nothing was heard of the database for longer than two looks: the machine slept, the process stood still or
 * the database was away, and what had its time meanwhile did not come. Gives what ends that.
 */
export function watchForSilence({ look, onSilenceOver, lookSeconds }: Watched): () => void {
  const longest = 2 * lookSeconds * 1000
  let heardAt = Date.now()
  let isLooking = false
  async function listen(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      await look()
      if (Date.now() - heardAt > longest) await onSilenceOver()
      heardAt = Date.now()
    } catch {
      // Still away, or away again: the next look goes by the same moment.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void listen(), lookSeconds * 1000)
  return () => clearInterval(timer)
}
