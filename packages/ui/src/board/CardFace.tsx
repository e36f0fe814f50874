import type { PublicCard } from '@wordstride/core'
import { Markdown } from '../content/Markdown'
import styles from './BoardCard.module.css'
import { plainName } from './cardName'

export interface CardFaceProps {
  card: PublicCard
  /** A letter of a word that is to be spelled is seen and never said. */
  isSpoken?: boolean
}

/** What a card shows: a picture, or its text. */
export function CardFace({ card, isSpoken = true }: CardFaceProps) {
  if (card.image_url)
    return (
      <img className={styles.picture} src={card.image_url} alt={plainName(card.content)} draggable={false} />
    )
  const text = <Markdown text={card.content} isInline />
  return isSpoken ? <span data-spoken={card.audio_url ?? ''}>{text}</span> : text
}
