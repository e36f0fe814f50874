import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { SpeakerIcon, StopIcon } from '../actions/icons'
import { Spinner } from '../loading/Spinner'
import styles from './AudioButton.module.css'
import { plainText } from './plainText'
import { playSound, type Sound, type SoundState } from './soundPlayer'

export interface AudioButtonProps {
  /** A recording; without one, or when it fails, `spokenText` is read by the browser's own voice. */
  url?: string | undefined
  /** Markdown. */
  spokenText?: string | undefined
  label: string
}

const icons: Readonly<Record<SoundState, () => React.ReactNode>> = {
  idle: SpeakerIcon,
  loading: Spinner,
  playing: StopIcon,
  failed: SilentIcon,
}

function spokenName(state: SoundState, label: string): string {
  if (state === 'failed') return `${label} (sound not available, try again)`
  return state === 'playing' ? `Stop: ${label}` : label
}

/** Plays one sound at a time across the page; pressed again it stops (PROB-12). */
export function AudioButton({ url, spokenText, label }: AudioButtonProps) {
  const [state, setState] = useState<SoundState>('idle')
  const sound = useRef<Sound | null>(null)
  useEffect(() => () => sound.current?.stop(), [])

  function press() {
    if (state === 'playing' || state === 'loading') {
      sound.current?.stop()
      return
    }
    sound.current = playSound({ url, spokenText: spokenText && plainText(spokenText) }, setState)
  }

  const Icon = icons[state]
  return (
    <>
      <IconButton
        label={spokenName(state, label)}
        icon={<Icon />}
        onClick={press}
        aria-busy={state === 'loading' || undefined}
        className={state === 'failed' ? styles.failed : undefined}
      />
      <span className="ws-visually-hidden" aria-live="polite">
        {state === 'failed' ? 'The sound is not available.' : ''}
      </span>
    </>
  )
}

/** A speaker that is crossed out. */
function SilentIcon() {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5" />
    </svg>
  )
}
