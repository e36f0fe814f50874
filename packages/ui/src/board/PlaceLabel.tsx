import type { PublicCard } from '@wordstride/core'
import { CardFace } from './CardFace'
import { CardSound } from './CardSound'
import styles from './PlaceLabel.module.css'

/** The item a slot belongs to, with its picture and sound. */
export function PlaceLabel({ card }: { card: PublicCard }) {
  return (
    <span className={styles.label}>
      <span>
        <CardFace card={card} />
      </span>
      <CardSound card={card} />
    </span>
  )
}
