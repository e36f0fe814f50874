import type { PublicCard } from '@wordstride/core'
import { AudioButton } from '../content/AudioButton'
import { CardFace } from './CardFace'
import styles from './PlaceLabel.module.css'

/** The item a slot belongs to, with its picture and sound. */
export function PlaceLabel({ card }: { card: PublicCard }) {
  return (
    <span className={styles.label}>
      <span>
        <CardFace card={card} />
      </span>
      {card.audio_url && (
        <AudioButton url={card.audio_url} spokenText={card.content} label={`Listen to ${card.content}`} />
      )}
    </span>
  )
}
