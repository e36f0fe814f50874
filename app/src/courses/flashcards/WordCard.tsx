import type { VocabularyCard } from '@wordstride/api'
import { AudioButton } from '@wordstride/ui'
import { CardPicture } from './CardPicture'
import type { CardLayout } from './cardLayout'
import { ExampleSentence } from './ExampleSentence'
import { lettersOf } from './lettersOf'
import styles from './WordCard.module.css'

export interface WordCardProps {
  card: VocabularyCard
  layout: CardLayout
  /** The learner wants to remember the meaning first. */
  isMeaningHidden: boolean
  onEnlarge(): void
}

/** A card of the grid; a press anywhere but on the speaker enlarges it (CARD-02). */
export function WordCard({ card, layout, isMeaningHidden, onEnlarge }: WordCardProps) {
  const { skillId: word, description } = card
  const isPicture = layout.kind === 'picture'
  const hasPicture = isPicture || card.imageUrl !== null
  return (
    <li className={`${styles.card} ${isPicture ? styles.pictureCard : styles.textCard}`}>
      {hasPicture && <CardPicture word={word} url={card.imageUrl} />}
      <div className={styles.head}>
        <h3 className={styles.word} style={lettersOf(word)}>
          <button type="button" className={styles.enlarge} onClick={onEnlarge} aria-label={`Enlarge ${word}`}>
            {word}
          </button>
        </h3>
        <span className={styles.audio}>
          <AudioButton url={card.audioUrl ?? undefined} spokenText={word} label={`Listen to ${word}`} />
        </span>
      </div>
      {!isPicture && (
        <p className={styles.kind}>
          <span className={styles.pos}>{description.pos}</span>
          {card.ipa !== null && <span className={styles.ipa}>/{card.ipa.replace(/^\/|\/$/g, '')}/</span>}
        </p>
      )}
      {isMeaningHidden ? (
        <p className={styles.hidden}>What does it mean?</p>
      ) : (
        <p className={styles.definition}>{description.definition}</p>
      )}
      {!isMeaningHidden && !isPicture && (
        <p className={styles.example}>
          <ExampleSentence sentence={description.example} word={word} />
        </p>
      )}
    </li>
  )
}
