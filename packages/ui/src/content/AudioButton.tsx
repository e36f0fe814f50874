import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../actions/IconButton'
import { SpeakerIcon, StopIcon } from '../actions/icons'
import { Spinner } from '../feedback/Spinner'
import { playSound, type Sound } from './soundPlayer'

export interface AudioButtonProps {
  /** A recording; without one, or when it fails, `spokenText` is read by the browser's own voice. */
  url?: string | undefined
  spokenText?: string | undefined
  label: string
}

type PlayState = 'idle' | 'loading' | 'playing' | 'failed'

/** Plays one sound at a time across the page (PROB-12). */
export function AudioButton({ url, spokenText, label }: AudioButtonProps) {
  const [state, setState] = useState<PlayState>('idle')
  const sound = useRef<Sound | null>(null)
  useEffect(() => () => sound.current?.stop(), [])

  function press() {
    if (state === 'playing' || state === 'loading') {
      sound.current?.stop()
      return
    }
    sound.current = playSound({ url, spokenText }, setState)
  }

  const isPlaying = state === 'playing'
  const icon = state === 'loading' ? <Spinner /> : isPlaying ? <StopIcon /> : <SpeakerIcon />
  const name =
    state === 'failed' ? `${label} (sound not available, try again)` : isPlaying ? `Stop: ${label}` : label
  return <IconButton label={name} icon={icon} onClick={press} aria-busy={state === 'loading' || undefined} />
}
