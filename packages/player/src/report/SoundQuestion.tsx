import { Button, SpeakerIcon } from '@wordstride/ui'
import { useId } from 'react'
import styles from './reports.module.css'

/** For who never chose; its buttons say what they do: those of the report say Yes and No. */
export function SoundQuestion({ onChoose }: { onChoose(isOn: boolean): void }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields of a form
    <div role="group" aria-labelledby={id} className={styles.sound}>
      <span id={id} className={styles.soundText}>
        <SpeakerIcon /> Play sounds?
      </span>
      <Button variant="soft" isPill onClick={() => onChoose(true)}>
        Sounds on
      </Button>
      <Button variant="soft" isPill onClick={() => onChoose(false)}>
        Sounds off
      </Button>
    </div>
  )
}
