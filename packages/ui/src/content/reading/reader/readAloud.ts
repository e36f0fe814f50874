import { playSound, type Sound, type SoundReport } from '../../soundPlayer'
import { collectParts } from './collectParts'
import type { Manner } from './manner'
import { clearMarks, markPlace } from './markPlace'
import { wordAt } from './wordAt'

export { mannerOf } from './manner'

/**
 * Reads the part of the page around `place`, one after the other, and marks what is read. It ends when an answer is
 * given, when another sound begins and when nobody looks any more.
 */
export function readAloud(place: Element, report: SoundReport, { recorded, rate }: Manner): Sound {
  const scope = place.closest('[data-reads]')
  let parts = scope ? collectParts(scope, recorded) : []
  const watch = new AbortController()
  let sound: Sound | null = null

  const end: SoundReport = (state) => {
    watch.abort()
    clearMarks()
    report(state)
  }

  const wholeAt = (position: number) => parts[position]?.rangeOf(0, parts[position].text.length) ?? null

  /** A text whose Markdown is parsed while it is read stands in other nodes then. True if it had to be found again. */
  function findAgain(position: number): boolean {
    if (!scope || wholeAt(position)?.startContainer.isConnected !== false) return false
    parts = collectParts(scope, recorded)
    return true
  }

  function markWord(position: number, start: number, until: number) {
    if (findAgain(position)) markPlace('ws-reading', wholeAt(position))
    markPlace('ws-word', parts[position]?.rangeOf(start, until) ?? null)
  }

  function readFrom(position: number) {
    findAgain(position)
    const part = parts[position]
    if (!part) return end('idle')
    const whole = wholeAt(position)
    clearMarks()
    markPlace('ws-reading', whole)
    whole?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
    sound = playSound(
      {
        url: part.url,
        spokenText: part.text,
        rate,
        onWord: (start, until) => markWord(position, start, until),
        onProgress: (share) => {
          const word = wordAt(part.text, share)
          if (word) markWord(position, word.start, word.end)
        },
      },
      (state, wasStopped) => {
        if (state === 'idle' && !wasStopped) readFrom(position + 1)
        else if (state === 'idle' || state === 'failed') end(state)
        // Between two sentences it does not look as if it began anew.
        else if (position === 0) report(state)
      },
    )
  }

  const stop = () => sound?.stop()
  document.addEventListener('submit', stop, { capture: true, signal: watch.signal })
  document.addEventListener('visibilitychange', () => document.hidden && stop(), { signal: watch.signal })
  readFrom(0)
  return { stop }
}
