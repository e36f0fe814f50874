import { Button, SpeakerIcon } from '@wordstride/ui'
import { useId } from 'react'
import styles from './reports.module.css'

/** For who never chose; the names of its buttons tell them from those that lead on. */
export function SoundQuestion({ onChoose }: { onChoose(isOn: boolean): void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form
    <div role="group" aria-labelledby={id} className={styles.sound}>
      <span id={id} className={styles.soundText}>
        <SpeakerIcon /> Sounds on?
      </span>
      <Button variant="soft" isPill aria-label="Yes, sounds on" onClick={() => onChoose(true)}>
        Yes
      </Button>
      <Button variant="soft" isPill aria-label="No, sounds off" onClick={() => onChoose(false)}>
        No
      </Button>
    </div>
  )
}
