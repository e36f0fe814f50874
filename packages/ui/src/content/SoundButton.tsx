import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { SilentIcon, SpeakerIcon, StopIcon } from '../actions/icons'
import { Spinner } from '../loading/Spinner'
import { whenReadingStops } from './reading/stopReading'
import styles from './SoundButton.module.css'
import type { Sound, SoundReport, SoundState } from './soundPlayer'

export interface SoundButtonProps {
  label: string
  /** Begins anew at every press; `place` is where the button stands. */
  start(place: Element, report: SoundReport): Sound
  /** Begins by itself, where browsers let it: once the visitor has touched the page. Then it fails in silence. */
  isAutomatic?: boolean
  /** Ends when an answer is chosen. */
  isReading?: boolean
  className?: string | undefined
}

const icons: Readonly<Record<SoundState, () => React.ReactNode>> = {
  idle: SpeakerIcon,
  loading: Spinner,
  playing: StopIcon,
  failed: SilentIcon,
}

/** Until a new problem stands. */
const SETTLING_MS = 400

function spokenName(state: SoundState, label: string): string {
  if (state === 'failed') return `${label} (sound not available, try again)`
  return state === 'playing' ? `Stop: ${label}` : label
}

/** Begins a sound, and stops it when it is pressed again or leaves the page. */
export function SoundButton({
  label,
  start,
  isAutomatic = false,
  isReading = false,
  className,
}: SoundButtonProps) {
  const [state, setState] = useState<SoundState>('idle')
  const sound = useRef<Sound | null>(null)
  const place = useRef<HTMLSpanElement>(null)
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(start)
  latest.current = start

  function begin(report: SoundReport) {
    if (place.current) sound.current = latest.current(place.current, report)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes to the page
  useEffect(() => {
    if (isAutomatic && navigator.userActivation?.hasBeenActive)
      soon.current = setTimeout(
        () => begin((next) => setState(next === 'failed' ? 'idle' : next)),
        SETTLING_MS,
      )
    const stop = () => {
      clearTimeout(soon.current)
      sound.current?.stop()
    }
    const leave = isReading ? whenReadingStops(stop) : undefined
    return () => {
      leave?.()
      stop()
    }
  }, [])

  function press() {
    // Not once more by itself.
    clearTimeout(soon.current)
    if (state === 'playing' || state === 'loading') sound.current?.stop()
    else begin(setState)
  }

  const Icon = icons[state]
  return (
    <>
      <IconButton
        label={spokenName(state, label)}
        icon={<Icon />}
        onClick={press}
        aria-busy={state === 'loading' || undefined}
        className={[className, state === 'failed' && styles.failed].filter(Boolean).join(' ')}
      />
      <span ref={place} className="ws-visually-hidden" aria-live="polite">
        {state === 'failed' ? 'The sound is not available.' : ''}
      </span>
    </>
  )
}
