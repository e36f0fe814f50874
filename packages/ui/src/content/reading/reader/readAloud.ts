import { playSound, type Sound, type SoundReport } from '../../soundPlayer'
import { collectParts } from './collectParts'
import { clearMarks, markPlace } from './markPlace'

/**
 * Reads the part of the page around `place`, one after the other, and marks what is read. It ends when an answer is
 * given, when another sound begins and when nobody looks any more.
 */
export function readAloud(place: Element, report: SoundReport): Sound {
  const scope = place.closest('[data-reads]')
  const parts = scope ? collectParts(scope) : []
  const watch = new AbortController()
  let sound: Sound | null = null

  const end: SoundReport = (state) => {
    watch.abort()
    clearMarks()
    report(state)
  }

  function readFrom(position: number) {
    const part = parts[position]
    if (!part) return end('idle')
    const whole = part.rangeOf(0, part.text.length)
    clearMarks()
    markPlace('ws-reading', whole)
    whole?.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
    sound = playSound(
      {
        url: part.url,
        spokenText: part.text,
        onWord: (start, until) => markPlace('ws-word', part.rangeOf(start, until)),
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
