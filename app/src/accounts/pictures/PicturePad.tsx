import {
  PASSWORD_PICTURES,
  type PasswordPicture,
  PICTURES_OF_PASSWORD,
  picturePassword,
} from '@wordstride/api'
import { Button } from '@wordstride/ui'
import { useState } from 'react'
import { Picture } from './Picture'
import styles from './PicturePad.module.css'

/** The password of a login card, tapped instead of typed; a field of the form it stands in. */
export function PicturePad({ name }: { name: string }) {
  const [chosen, setChosen] = useState<readonly PasswordPicture[]>([])
  const isFull = chosen.length === PICTURES_OF_PASSWORD

  function choose(picture: PasswordPicture): void {
    if (!isFull && !chosen.includes(picture)) setChosen([...chosen, picture])
  }

  return (
    <fieldset className={styles.pad}>
      <legend className={styles.legend}>Your four pictures, in their order</legend>
      <input type="hidden" name={name} value={isFull ? picturePassword(chosen) : ''} />
      <ol className={styles.chosen} aria-label="Chosen pictures">
        {Array.from({ length: PICTURES_OF_PASSWORD }, (_, place) => {
          const picture = chosen[place]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
            <li key={place} className={[styles.slot, picture && styles.filled].filter(Boolean).join(' ')}>
              <span className="ws-visually-hidden">{picture ?? 'empty'}</span>
              {picture && <Picture of={picture} size={34} />}
            </li>
          )
        })}
        <li>
          <Button
            variant="quiet"
            size="compact"
            aria-disabled={chosen.length === 0}
            onClick={() => setChosen(chosen.slice(0, -1))}
          >
            Undo
          </Button>
        </li>
      </ol>
      <div className={styles.pictures}>
        {PASSWORD_PICTURES.map((picture) => (
          <button
            key={picture}
            type="button"
            className={styles.picture}
            aria-label={picture}
            aria-pressed={chosen.includes(picture)}
            onClick={() => choose(picture)}
          >
            <Picture of={picture} size={44} />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
