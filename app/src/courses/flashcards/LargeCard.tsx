import type { VocabularyCard } from '@wordstride/api'
import { AudioButton, BackIcon, Button, Dialog, ForwardIcon, takeFocus } from '@wordstride/ui'
import { useState } from 'react'
import { CardPicture } from './CardPicture'
import type { CardLayout } from './cardLayout'
import { ExampleSentence } from './ExampleSentence'
import styles from './LargeCard.module.css'
import { lettersOf } from './lettersOf'

export interface LargeCardProps {
  cards: readonly VocabularyCard[]
  layout: CardLayout
  /** The learner wants to remember the meaning of each card first. */
  isMeaningHidden: boolean
  /** The card that is open; null when none is. */
  index: number | null
  onIndex(index: number | null): void
  /** Goes on with the first card of the next page; null on the last page. */
  onNextPage: (() => void) | null
  /** What the cards are a part of; empty where they are all. */
  pageName: string
  /** The cards of the next page are on their way. */
  isLoading: boolean
}

/** CARD-02: one card as large as it can be read from afar, and the way to its neighbours. */
export function LargeCard({
  cards,
  layout,
  isMeaningHidden,
  index,
  onIndex,
  onNextPage,
  pageName,
  isLoading,
}: LargeCardProps) {
  const card = index === null ? undefined : cards[index]
  const isLast = index === cards.length - 1
  const isDone = isLast && !onNextPage && !isLoading
  const hasPrevious = index !== 0 && !isLoading

  return (
    <Dialog
      title={index === null ? '' : `Card ${index + 1} of ${cards.length}${pageName}`}
      isOpen={card !== undefined}
      onClose={() => onIndex(null)}
    >
      {card && index !== null && (
        <div className={styles.large} data-reading={layout.reading}>
          <CardFace key={card.id} card={card} layout={layout} isMeaningHidden={isMeaningHidden} />
          <div className={styles.controls}>
            {/* Not `disabled`: the focus would be lost on the first card. */}
            <Button
              variant="secondary"
              aria-label="Previous card"
              aria-disabled={!hasPrevious}
              onClick={() => hasPrevious && onIndex((index ?? 0) - 1)}
            >
              <BackIcon /> Previous
            </Button>
            <Button
              variant="secondary"
              aria-label={isDone ? undefined : 'Next card'}
              isLoading={isLoading}
              onClick={isLast ? (onNextPage ?? (() => onIndex(null))) : () => onIndex(index + 1)}
            >
              {isDone ? 'Done' : 'Next'}
              {!isDone && <ForwardIcon />}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

type CardFaceProps = Pick<LargeCardProps, 'layout' | 'isMeaningHidden'> & { card: VocabularyCard }

function CardFace({ card, layout, isMeaningHidden }: CardFaceProps) {
  const [isTold, setIsTold] = useState(!isMeaningHidden)
  const { skillId: word, description } = card
  const hasPicture = layout.kind === 'picture' || card.imageUrl !== null
  return (
    <div className={styles.face} aria-live="polite">
      {hasPicture && <CardPicture word={word} url={card.imageUrl} />}
      <div className={styles.word}>
        <h3 className={styles.letters} style={lettersOf(word)}>
          {word}
        </h3>
        <AudioButton url={card.audioUrl ?? undefined} spokenText={word} label={`Listen to ${word}`} />
      </div>
      <p className={styles.kind}>
        {description.pos}
        {card.ipa !== null && <span className={styles.ipa}> /{card.ipa.replace(/^\/|\/$/g, '')}/</span>}
      </p>
      {isTold ? (
        <Meaning word={word} description={description} hasFocus={isMeaningHidden} />
      ) : (
        <Button variant="soft" onClick={() => setIsTold(true)}>
          What does it mean?
        </Button>
      )}
    </div>
  )
}

interface MeaningProps extends Pick<VocabularyCard, 'description'> {
  word: string
  /** It takes the place of the button that asked for it. */
  hasFocus: boolean
}

function Meaning({ word, description, hasFocus }: MeaningProps) {
  return (
    <>
      <div ref={hasFocus ? takeFocus : undefined} tabIndex={-1} className={styles.text}>
        <p className={styles.definition}>{description.definition}</p>
        <AudioButton spokenText={description.definition} label="Listen to the meaning" />
      </div>
      <div className={styles.text}>
        <p>
          <ExampleSentence sentence={description.example} word={word} />
        </p>
        <AudioButton
          url={description.example_audio_url}
          spokenText={description.example}
          label="Listen to the sentence"
        />
      </div>
    </>
  )
}
