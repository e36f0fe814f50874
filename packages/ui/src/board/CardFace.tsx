import type { PublicCard } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import styles from './BoardCard.module.css'

/** What a card shows: a picture, or its text. */
export function CardFace({ card }: { card: PublicCard }) {
  if (card.image_url)
    return <img className={styles.picture} src={card.image_url} alt={card.content} draggable={false} />
  return <Markdown text={card.content} isInline />
}
