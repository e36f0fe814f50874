import { plainText } from './plainText'
import { SoundButton } from './SoundButton'
import { playSound } from './soundPlayer'

export interface AudioButtonProps {
  /** A recording; without one, or when it fails, `spokenText` is read by the browser's own voice. */
  url?: string | undefined
  /** Markdown. */
  spokenText?: string | undefined
  label: string
}

/** Plays one sound at a time across the page; pressed again it stops (PROB-12). */
export const AudioButton = ({ url, spokenText, label }: AudioButtonProps) => (
  <SoundButton
    label={label}
    start={(_, report) => playSound({ url, spokenText: spokenText && plainText(spokenText) }, report)}
  />
)
