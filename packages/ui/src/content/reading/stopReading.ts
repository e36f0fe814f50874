const STOP = 'ws-stop-reading'

/** Whoever answers has heard enough. A sound that is the task itself goes on. */
export function stopReading(): void {
  document.dispatchEvent(new Event(STOP))
}

export function whenReadingStops(stop: () => void): () => void {
  document.addEventListener(STOP, stop)
  return () => document.removeEventListener(STOP, stop)
}
